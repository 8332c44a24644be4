import { FIELD_TEXTS } from '@weft/account-contract';
import { describe, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../src/time.ts';
import { login, verify } from './account-calls.ts';
import { makeAccount, type Running, registration, start } from './harness.ts';

describe('resend-verification', () => {
  const resend = (service: Running, email: string) => service.post('/user/resend-verification', { email });

  test('pending, verified and unknown addresses get the same reply, and unknown ones no mail', async () => {
    const service = await start();
    await service.post('/user/register', registration({ email: 'pending@example.com' }));
    await makeAccount(service, { email: 'verified@example.com' });
    const answers = await Promise.all(
      ['pending@example.com', 'verified@example.com', 'unknown@example.com'].map((email) =>
        resend(service, email),
      ),
    );
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          status: 'success',
          message: 'If this address is waiting to be verified, a new link is on its way.',
        },
      });
    }
    expect(await service.tokensOf('pending@example.com')).toHaveLength(2);
    expect(await service.tokensOf('verified@example.com')).toHaveLength(1);
    const subjects = (await service.mailsTo('verified@example.com')).map(({ subject }) => subject);
    expect(subjects).toContain('You already have a Weft account');
    expect(await service.mailsTo('unknown@example.com')).toEqual([]);
  });

  test('the old and the new link of a registration both work', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    service.clock.advance(MINUTE);
    await resend(service, ' ADA@example.com ');
    const [fresh, old] = await service.tokensOf('ada@example.com');
    expect(fresh).not.toBe(old);
    expect((await verify(service, old)).status).toBe(200);
    expect((await verify(service, fresh)).status).toBe(200);
    expect(await login(service, 'correct horse')).toBe(200);
  });

  test('a mail says to the second which sign-up its link belongs to, and whether there was another one', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    service.clock.advance(20 * SECOND);
    await service.post('/user/register', registration({ password: 'a stranger’s' }));
    service.clock.advance(20 * SECOND);
    await resend(service, 'ada@example.com');
    const [resent, strangers, own] = (await service.mailsTo('ada@example.com')).map(({ text }) => text);
    const another = 'more than one sign-up with this address';
    expect(own).toContain('the sign-up of 20 November 2026 at 12:00:00 UTC');
    expect(own).not.toContain(another);
    for (const text of [strangers, resent]) {
      expect(text).toContain('the sign-up of 20 November 2026 at 12:00:20 UTC');
      expect(text).toContain(another);
    }
  });

  test('sends a new link when the first has expired', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    service.clock.advance(2 * DAY);
    await resend(service, 'ada@example.com');
    const [fresh] = await service.tokensOf('ada@example.com');
    expect((await verify(service, fresh)).status).toBe(200);
  });

  test('sends nothing beyond the limit, and replies alike to known and unknown addresses', async () => {
    const service = await start();
    await service.post('/user/register', registration({ email: 'known@example.com' }));
    for (let index = 0; index < 5; index += 1) await resend(service, 'known@example.com');
    for (let index = 0; index < 5; index += 1) await resend(service, 'unknown@example.com');
    const known = await resend(service, 'known@example.com');
    const unknown = await resend(service, 'unknown@example.com');
    expect(known.status).toBe(200);
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 200, body: known.body });
    expect(await service.tokensOf('known@example.com')).toHaveLength(5);
  });

  test('rejects a malformed address with the text of its rule', async () => {
    const service = await start();
    expect((await resend(service, 'ada')).body.message).toBe(FIELD_TEXTS.email);
  });
});

test('sends at most five mails in 15 minutes and twelve a day to an address, with the same reply beyond that', async () => {
  const service = await start();
  await makeAccount(service, { email: 'taken@example.com' });
  for (const email of ['taken@example.com', 'fresh@example.com']) {
    const already = email === 'taken@example.com' ? 1 : 0;
    const sent: number[] = [];
    for (let call = already; call < 24; call += 1) {
      if (call % 6 === 0) service.clock.advance(15 * MINUTE);
      expect((await service.post('/user/register', registration({ email }))).status).toBe(200);
      if (call % 6 === 5) sent.push((await service.mailsTo(email)).length);
    }
    expect(sent, email).toEqual([5, 10, 12, 12]);
  }
  service.clock.advance(DAY);
  await makeAccount(service, { email: 'fresh@example.com', password: 'the owner’s' });
  expect(await login(service, 'the owner’s', 'fresh@example.com')).toBe(200);
});

test('a clock that was two days ahead costs an address none of its mails', async () => {
  const service = await start();
  const ask = () => service.post('/user/register', registration());
  service.clock.advance(2 * DAY);
  for (let count = 0; count < 6; count += 1) await ask();
  expect(await service.mailsTo('ada@example.com')).toHaveLength(5);
  service.clock.advance(-2 * DAY);
  await ask();
  expect(await service.mailsTo('ada@example.com')).toHaveLength(6);
});
