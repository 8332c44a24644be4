/**
 * What the build was told about its surroundings. Everything here ends up in the published script and can be read by
 * anyone; see the README for what that means for the support key and the passphrase.
 */
const env = import.meta.env;

/** Origins of the services, without a trailing slash. */
export const settings = {
  userApi: env.WEFT_PUBLIC_USER_API ?? '',
  frontendApi: env.WEFT_PUBLIC_FRONTEND_API ?? '',
  mainApp: env.WEFT_PUBLIC_MAIN_APP ?? '',
  /** Whether the user API has a resend call (decision 15). */
  canResend: env.WEFT_PUBLIC_RESEND === 'true',
} as const;
