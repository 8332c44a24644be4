import type { Running } from './harness.ts';

/** Opens a link, by its token. */
export const verify = (service: Running, token: string | undefined) =>
  service.post(`/user/verify-email?token=${encodeURIComponent(token ?? '')}`);

/** Logs in. @returns the status of the answer. */
export const login = async (service: Running, password: string, email = 'ada@example.com') =>
  (await service.post('/user/login', { email, password })).status;
