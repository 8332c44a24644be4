import { describe, expect, test } from 'vitest';
import { count, rows } from './database.ts';
import { post, registration, SITE } from './harness.ts';
import { FAST_HASHING_MAIN, ownEnv, spawnService } from './service-process.ts';

describe('kill -9', () => {
  test('during registrations loses no acknowledged one, five times in a row', async () => {
    const { env, url, dataDir, databaseUrl } = await ownEnv();
    const acknowledged: string[] = [];
    for (let round = 0; round < 5; round += 1) {
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
          if (inRound === 8 + round) service.child.kill('SIGKILL');
        }
      });
      await Promise.all(signUps);
      expect(await service.ended).toBe('SIGKILL');
    }

    const again = spawnService(env, FAST_HASHING_MAIN);
    await again.logged('service.started');
    const config = { dataDir, siteOrigins: [SITE] as [string], ...(databaseUrl && { databaseUrl }) };
    const stored = new Set((await rows(config, 'select email from registration')).map(({ email }) => email));
    expect(acknowledged.length).toBeGreaterThan(5 * 8);
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    expect(await count(config, 'mail')).toBe(stored.size);
    expect(await count(config, 'verification_link')).toBe(stored.size);
  });

  test('during the first start leaves a data folder that starts again', async () => {
    const { env } = await ownEnv();
    for (const after of [0, 150, 300, 450, 600]) {
      const service = spawnService(env);
      setTimeout(() => service.child.kill('SIGKILL'), after);
      await service.ended;
    }
    const service = spawnService(env);
    await service.logged('service.started');
  });
});
