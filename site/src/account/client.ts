import { createAccountClient } from '@weft/account-contract';
import { settings } from './settings.ts';

/** The client for the account calls, configured with the services of this build. */
export const accountClient = createAccountClient({
  userApi: settings.userApi,
  frontendApi: settings.frontendApi,
});
