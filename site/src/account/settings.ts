/**
 * What the build was told about its surroundings. Everything here ends up in the published script and can be read by
 * anyone; see the README for what that means for the support key and the passphrase. Each is named in full: an alias of
 * `import.meta.env` would publish all of them, secrets included, in every script that reads one.
 */
export const settings = {
  // Origins of the services, without a trailing slash; empty is the site's own.
  userApi: import.meta.env.WEFT_PUBLIC_USER_API ?? '',
  frontendApi: import.meta.env.WEFT_PUBLIC_FRONTEND_API ?? '',
  mainApp: import.meta.env.WEFT_PUBLIC_MAIN_APP ?? '',
  /** Whether the user API has a resend call (P-52). */
  canResend: import.meta.env.WEFT_PUBLIC_RESEND === 'true',
} as const;
