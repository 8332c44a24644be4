import type { ReactNode } from 'react';
import '@weft/design-system/styles.css';

export const metadata = { title: 'Weft in Next', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
