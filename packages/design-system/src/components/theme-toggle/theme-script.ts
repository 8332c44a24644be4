/**
 * A classic script that sets the remembered theme before the first paint. Put it into the `head`, before stylesheets: as the
 * file `@weft/design-system/theme-script.js`, or as this text, which a content security policy allows by {@link themeScriptHash}.
 */
export const themeScript =
  "(()=>{try{const t=localStorage.getItem('ds-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}})()";

/** The source of {@link themeScript} for `script-src` of a content security policy; write it in single quotes. */
export const themeScriptHash = 'sha256-JAuObyik51a4dKFdtCUkoXdHHcnIAdDaTOav8Zx5ywI=';
