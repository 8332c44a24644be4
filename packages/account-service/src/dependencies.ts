import type { AccessTokens } from './accounts/access-tokens.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Settings } from './config/config.ts';
import type { Metrics } from './http/metrics.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { Log } from './log.ts';
import type { Delivery } from './mail/delivery.ts';
import type { Pseudonym } from './pseudonyms.ts';
import type { Store } from './store/store.ts';

/** Dependencies of the routes and of the functions that they call. */
export interface Dependencies {
  settings: Settings;
  store: Store;
  passwords: Passwords;
  accessTokens: AccessTokens;
  /** Whether to reject a new password for being too common. */
  isCommonPassword: (password: string) => boolean;
  limiter: RateLimiter;
  delivery: Delivery;
  log: Log;
  metrics: Metrics;
  pseudonym: Pseudonym;
}
