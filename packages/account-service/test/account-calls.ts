import type { Running } from './harness.ts';

/** Redeems the token of a verification link. */
export const verify = (service: Running, token: string | undefined) =>
  service.post(`/user/verify-email?token=${encodeURIComponent(token ?? '')}`);

/** Logs in. @returns the HTTP status. */
export const login = async (service: Running, password: string, email = 'ada@example.com') =>
  (await service.post('/user/login', { email, password })).status;
