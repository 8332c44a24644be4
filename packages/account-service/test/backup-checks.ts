import { expect } from 'vitest';
import type { ServiceConfig } from '../src/index.ts';
import { admin } from './admin-command.ts';
import { count } from './database.ts';
import { CREDENTIALS, type Running, registration, start } from './harness.ts';

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

/**
 * Expects a login that ended after a backup to stay ended in the restored service, by the command that the README requires.
 * @param copy takes a backup and restores it, for a service with the returned settings.
 */
export async function expectEndedLogin(
  service: Running,
  copy: () => Promise<Partial<ServiceConfig>>,
): Promise<void> {
  const { refreshtoken } = (await service.post('/user/login', CREDENTIALS)).body;
  const settings = await copy();
  expect((await service.post('/user/logout', { refreshtoken })).status).toBe(200);
  const { dataDir = '', databaseUrl = '' } = settings;
  await admin({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, 'end-logins', '--all');
  const restored = await start(settings);
  expect((await restored.post('/user/refresh', { refreshtoken })).status).toBe(401);
  expect((await restored.post('/user/login', CREDENTIALS)).status).toBe(200);
}
