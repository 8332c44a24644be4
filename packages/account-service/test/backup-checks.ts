import { expect } from 'vitest';
import { count } from './database.ts';
import { CREDENTIALS, type Running, registration } from './harness.ts';

/** Registers addresses while the work is under way. @returns the number of accepted registrations. */
export async function whileSigningUp(service: Running, work: () => Promise<unknown>): Promise<number> {
  let done = false;
  let accepted = 0;
  const signUps = (async () => {
    for (let index = 0; !done; index += 1) {
      const { status } = await service.post(
        '/user/register',
        registration({ email: `p${index}@example.com` }),
      );
      if (status === 200) accepted += 1;
    }
  })();
  await work();
  done = true;
  await signUps;
  return accepted;
}

/** Expects a restored service to accept logins, and to have a link and a mail for every registration. */
export async function expectComplete(restored: Running, atMost: number): Promise<void> {
  expect((await restored.post('/user/login', CREDENTIALS)).status).toBe(200);
  const signUps = await count(restored.config, 'registration');
  expect(signUps).toBeGreaterThanOrEqual(1);
  expect(signUps).toBeLessThanOrEqual(atMost + 1);
  expect(await count(restored.config, 'verification_link')).toBe(signUps);
  expect(await count(restored.config, 'mail')).toBe(signUps);
}
