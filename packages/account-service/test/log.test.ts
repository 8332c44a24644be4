import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { CREDENTIALS, post, registration, SUPPORT_KEY, supportRequest, WITH_KEY } from './harness.ts';
import { ownEnv, spawnService } from './service-process.ts';

test('the log has events and ids, and no input, token or key', async () => {
  const { env, url } = await ownEnv();
  const service = spawnService({ ...env, SUPPORT_KEY, LIMIT_LOGIN: '2/900' });
  await service.logged('service.started');
  await post(`${url}/user/register`, registration({ name: 'Secretive Name' }));
  await post(`${url}/user/login`, CREDENTIALS);
  await post(`${url}/user/verify-email?token=topsecrettoken`);
  await post(`${url}/nowhere/ada@example.com?q=topsecrettoken`, {});
  const [{ text: mail }] = (await (await fetch(`${url}/outbox/mails.json`)).json()) as [{ text: string }];
  const token = /token=([\w-]+)/.exec(mail)?.[1] ?? '';
  await post(`${url}/user/verify-email?token=${token}`);
  const { accestoken, refreshtoken = '' } = (await post(`${url}/user/login`, CREDENTIALS)).body;
  for (const time of ['once', 'twice', 'again']) {
    await post(`${url}/user/login`, { ...CREDENTIALS, password: `guessed ${time}` });
  }
  await post(`${url}/customer-support`, supportRequest(), WITH_KEY);
  service.child.kill('SIGTERM');
  await service.ended;
  const entries = service.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  const events = entries.map(({ event }) => event);
  expect(events).toEqual(
    expect.arrayContaining([
      'register.accepted',
      'verify.ok',
      'login.ok',
      'login.refused',
      'login.throttled',
      'support.stored',
      'request',
    ]),
  );
  expect(entries.map(({ route }) => route)).toEqual(expect.arrayContaining(['/user/verify-email', 'none']));
  for (const { time } of entries) expect(time).toMatch(/^\d{4}-.*Z$/);
  const text = service.log.join('\n');
  const typed = [
    'Secretive',
    'ada@example',
    'correct horse',
    'guessed',
    'topsecrettoken',
    '7946 0000',
    'looms',
  ];
  for (const secret of [...typed, token, accestoken ?? '', refreshtoken, SUPPORT_KEY]) {
    expect(secret).not.toBe('');
    expect(text).not.toContain(secret);
  }
});

test.each(['content-length: 99\r\n\r\n{', 'transfer-encoding: chunked\r\n\r\n9\r\n{'])(
  'a visitor who hangs up during the request (%j) is logged as that, and neither as an error nor as refused',
  async (rest) => {
    const { env } = await ownEnv();
    const service = spawnService(env);
    await service.logged('service.started');
    const socket = connect(Number(env.ACCOUNT_PORT), '127.0.0.1');
    const head = 'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
    socket.write(head + rest, () => socket.end());
    await service.logged('request.cut-off');
    service.child.kill('SIGTERM');
    await service.ended;
    expect(service.log.join('\n')).not.toMatch(
      /audit\.refused|database\.unavailable|request\.failed|"level":"error"/,
    );
  },
);
