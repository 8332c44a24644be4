import type { ReactNode } from 'react';

/**
 * Whether a node shows anything: React renders nothing for nothing, `true` and `false`, a blank text says nothing, and
 * a list shows what is in it. A part that shows nothing is left out, with its room.
 */
export function hasContent(node: ReactNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  if (Array.isArray(node)) return node.some(hasContent);
  return node !== undefined && node !== null && typeof node !== 'boolean';
}
