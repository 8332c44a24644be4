import { createAccountClient } from '@weft/account-contract';
import { settings } from './settings.ts';

/** The calls of the site, against the services that this build was told of. */
export const accountClient = createAccountClient({
  userApi: settings.userApi,
  frontendApi: settings.frontendApi,
});
