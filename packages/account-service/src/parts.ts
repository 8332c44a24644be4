import type { AccessTokens } from './accounts/access-tokens.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Settings } from './config/config.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Log } from './log.ts';
import type { Delivery } from './mail/delivery.ts';
import type { Store } from './store/store.ts';

/** What a running service is made of, handed to whoever does a piece of its work. */
export interface Parts {
  settings: Settings;
  store: Store;
  passwords: Passwords;
  accessTokens: AccessTokens;
  /** Whether a new password may not be taken because everybody's is the same. */
  isCommonPassword: (password: string) => boolean;
  limiter: Limiter;
  delivery: Delivery;
  log: Log;
}
