/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly WEFT_PUBLIC_USER_API?: string;
  readonly WEFT_PUBLIC_FRONTEND_API?: string;
  readonly WEFT_PUBLIC_MAIN_APP?: string;
  readonly WEFT_PUBLIC_RESEND?: string;
  readonly WEFT_PUBLIC_SUPPORT_KEY?: string;
  readonly WEFT_PUBLIC_HANDOFF?: string;
  readonly WEFT_PUBLIC_HANDOFF_PASSPHRASE?: string;
}

declare module 'virtual:pictures' {
  const pictures: Record<
    import('@weft/cloth/build').PagePictureName,
    import('@weft/cloth/build').PictureEntry
  >;
  export default pictures;
}
