/**
 * The settings of this build. All of them are in the published script, where anyone can read them; the README explains
 * what that means for the support key and the passphrase. Write `import.meta.env.NAME` in full: an alias of
 * `import.meta.env` would publish every setting in every script that reads one.
 */
export const settings = {
  // Origins of the services, without a trailing slash; empty means the site's own origin.
  userApi: import.meta.env.WEFT_PUBLIC_USER_API ?? '',
  frontendApi: import.meta.env.WEFT_PUBLIC_FRONTEND_API ?? '',
  mainApp: import.meta.env.WEFT_PUBLIC_MAIN_APP ?? '',
  /** Whether the user API has the resend call (P-52). */
  canResend: import.meta.env.WEFT_PUBLIC_RESEND === 'true',
} as const;
