import { Head, Html, Main, NextScript } from 'next/document';

/** The document of every page. The script shows a remembered theme before the first paint. */
export default function Document() {
  return (
    <Html lang="en-GB">
      <Head>
        <script src="/theme-script.js" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
