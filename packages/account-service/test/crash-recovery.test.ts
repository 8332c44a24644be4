import { watch } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { count, rows } from './database.ts';
import { post, registration, SITE } from './harness.ts';
import { FAST_HASHING_MAIN, ownEnv, spawnService } from './service-process.ts';

/** `KILL_ROUNDS=50` kills more often. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 5);

describe('kill -9', () => {
  test('during registrations loses no acknowledged one, several times in a row', {
    timeout: 18_000 * ROUNDS,
  }, async () => {
    const { env, url, dataDir, databaseUrl } = await ownEnv();
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const service = spawnService(env, FAST_HASHING_MAIN);
      await service.logged('service.started');
      let inRound = 0;
      const signUps = Array.from({ length: 4 }, async (_, lane) => {
        for (let index = 0; ; index += 1) {
          const email = `r${round}-l${lane}-${index}@example.com`;
          try {
            const { status } = await post(`${url}/user/register`, registration({ email }));
            if (status !== 200) return;
          } catch {
            return;
          }
          acknowledged.push(email);
          inRound += 1;
          if (inRound === 8 + (round % 5)) service.child.kill('SIGKILL');
        }
      });
      await Promise.all(signUps);
      expect(await service.ended).toBe('SIGKILL');
    }

    const again = spawnService(env, FAST_HASHING_MAIN);
    await again.logged('service.started');
    const config = { dataDir, siteOrigins: [SITE] as [string], ...(databaseUrl && { databaseUrl }) };
    const stored = new Set((await rows(config, 'select email from registration')).map(({ email }) => email));
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 8);
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    expect(await count(config, 'mail')).toBe(stored.size);
    expect(await count(config, 'verification_link')).toBe(stored.size);
  });

  test('during the first start, at several points, leaves a data folder with which the service starts again', async () => {
    const { env, dataDir } = await ownEnv();
    for (const changes of [1, 2, 4, 8, 16]) {
      const service = spawnService(env);
      let seen = 0;
      const watcher = watch(dataDir, () => {
        seen += 1;
        if (seen === changes) service.child.kill('SIGKILL');
      });
      // The service may start with fewer changes of the folder.
      await Promise.race([service.logged('service.started').catch(() => undefined), service.ended]);
      service.child.kill('SIGKILL');
      await service.ended;
      watcher.close();
    }
    const service = spawnService(env);
    await service.logged('service.started');
  });
});
