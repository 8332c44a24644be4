import { expect } from 'vitest';
import type { ServiceConfig } from '../src/index.ts';
import { type Answer, type Running, start } from './harness.ts';

/** Starts a service behind one proxy, so that tests can call from many addresses. */
export const behindProxy = (config: Partial<ServiceConfig> = {}) =>
  start({ trustProxy: 1, relaxLocalLimits: false, ...config });

export const from = (address: string) => ({ 'x-forwarded-for': address });

export const logIn = (service: Running, password: string, address: string, email = 'ada@example.com') =>
  service.post('/user/login', { email, password }, from(address));

export function expectLimited({ status, headers, body }: Answer): void {
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(headers.get('content-type')).toContain('application/json');
  expect(body).toEqual({
    status: 'error',
    message: 'There were too many attempts. Please wait a while and try again.',
  });
}
