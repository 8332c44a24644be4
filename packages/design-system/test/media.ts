import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Emulates media features, such as `prefers-reduced-motion: reduce`. `{}` resets all of them and the medium. */
export async function emulateMedia(features: Readonly<Record<string, string>>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** Emulates print, until {@link emulateMedia} resets it. */
export async function emulatePrint(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
}
