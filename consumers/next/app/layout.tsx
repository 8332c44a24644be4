import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import '@weft/design-system/styles.css';

export const metadata = { title: 'Weft in Next', icons: { icon: 'data:,' } };

/** For `brand/`; the other pages do not use the variable, so nothing is preloaded. */
const brand = localFont({
  src: '../node_modules/@weft/design-system/dist/tokens/fonts/anek-latin-text-basic.woff2',
  variable: '--font-brand',
  weight: '400 700',
  preload: false,
});

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={brand.variable}>
      <body>{children}</body>
    </html>
  );
}
