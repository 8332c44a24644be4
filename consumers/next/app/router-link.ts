'use client';
// Under `nodenext` the default import of a CommonJS module is the whole module. Under `bundler` the README's line works:
// export { default as RouterLink } from 'next/link';
import link from 'next/link.js';

export const RouterLink = link.default;
