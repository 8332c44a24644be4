import type { ReactNode } from 'react';

/**
 * Whether a node has content: false for `null`, `undefined`, booleans, blank text, and lists of these. A part without
 * content is left out.
 */
export function hasContent(node: ReactNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  if (Array.isArray(node)) return node.some(hasContent);
  return node !== undefined && node !== null && typeof node !== 'boolean';
}
