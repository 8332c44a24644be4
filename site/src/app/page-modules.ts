import type { ComponentType } from 'react';
import type { PageId, PageRoute } from '../navigation/routes.ts';

type ComponentModule = () => Promise<{ default: ComponentType }>;

/** The module of each page, loaded when the page opens. */
export const pageModules: Readonly<Record<PageId, ComponentModule>> = {
  landing: () => import('../pages/landing/landing.tsx'),
  'customer-support': () => import('../pages/customer-support/customer-support.tsx'),
  login: () => import('../pages/login/login.tsx'),
  signup: () => import('../pages/signup/signup.tsx'),
  'email-verification': () => import('../pages/email-verification/email-verification.tsx'),
  'not-found': () => import('../pages/not-found/not-found.tsx'),
};

/**
 * The module of each layout, loaded with the first page that uses it: a stand-alone page needs no menu. Each loader picks
 * the component by name, so that the bundler needs no extra chunk for a default export.
 */
export const layoutModules: Readonly<Record<PageRoute['layout'], ComponentModule>> = {
  shared: async () => {
    const { SharedLayout } = await import('../layout/shared-layout.tsx');
    return { default: SharedLayout };
  },
  'stand-alone': async () => {
    const { AuthLayout } = await import('../layout/auth-layout.tsx');
    return { default: AuthLayout };
  },
};
