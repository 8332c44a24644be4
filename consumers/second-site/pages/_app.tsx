import '@weft/design-system/styles.css';
import '@weft/design-system/controls.css';
import '@fontsource/rokkitt/latin-700.css';
import '../theme.css';
import type { AppProps } from 'next/app';

export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
