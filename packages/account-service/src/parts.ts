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
  limiter: Limiter;
  delivery: Delivery;
  log: Log;
}
