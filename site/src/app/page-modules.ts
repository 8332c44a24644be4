import type { ComponentType } from 'react';
import type { PageId } from '../navigation/routes.ts';

/** The script of each page, loaded when the page is opened. */
export const pageModules: Readonly<Record<PageId, () => Promise<{ default: ComponentType }>>> = {
  landing: () => import('../pages/landing/landing.tsx'),
  'customer-support': () => import('../pages/customer-support/customer-support.tsx'),
  login: () => import('../pages/login/login.tsx'),
  signup: () => import('../pages/signup/signup.tsx'),
  'email-verification': () => import('../pages/email-verification/email-verification.tsx'),
  'not-found': () => import('../pages/not-found/not-found.tsx'),
};
