'use client';
// Under `nodenext` the default import of a CommonJS module is the whole module. With `bundler`, as the README has it:
// export { default as RouterLink } from 'next/link';
import link from 'next/link.js';

export const RouterLink = link.default;
