import { inspect } from 'node:util';
import { FIELD_TEXTS } from '@weft/account-contract';
import { expect, test } from 'vitest';
import { count, rows } from './database.ts';
import { SUPPORT_KEY, start, supportRequest, WITH_KEY } from './harness.ts';

test('a request is stored, and mailed to the team only', async () => {
  const service = await start({ supportMailbox: { name: 'Team', address: 'team@weft.example' } });
  const request = supportRequest({ name: 'Ada "Countess" <b>', business_email: 'ada@example.com' });
  const { status, body } = await service.post('/customer-support', request, WITH_KEY);
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'success', message: 'Support request submitted successfully!' });

  const [stored] = await rows(service.config, 'select * from support_request');
  expect(stored).toMatchObject(request);
  const [mail, ...others] = await service.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'team@weft.example', subject: 'Support request: Feature Request' });
  expect(mail?.text).toContain('Business email: ada@example.com\n');
  expect(mail?.text).toContain('Please add looms.\nThank you.');
});

test.each([
  ['missing', {}],
  ['empty', { 'secret-key': '' }],
  ['wrong', { 'secret-key': `${SUPPORT_KEY}x` }],
  ['shorter', { 'secret-key': SUPPORT_KEY.slice(1) }],
])('a %s key gets the same 401, and nothing is stored', async (_name, headers: Record<string, string>) => {
  const service = await start();
  const { status, body } = await service.post('/customer-support', supportRequest(), headers);
  expect({ status, body }).toEqual({
    status: 401,
    body: { status: 'error', message: 'The support key is missing or wrong.' },
  });
  expect(await count(service.config, 'support_request')).toBe(0);
  expect(await service.mails()).toEqual([]);
});

test('the key is read from the header only', async () => {
  const service = await start();
  const query = `/customer-support?secret-key=${SUPPORT_KEY}`;
  expect((await service.post(query, supportRequest())).status).toBe(401);
  const inBody = supportRequest({ 'secret-key': SUPPORT_KEY });
  expect((await service.post('/customer-support', inBody)).status).toBe(401);
});

test('without a configured key every request is rejected, even with an empty key', async () => {
  for (const supportKey of [undefined, '']) {
    const service = await start({ supportKey });
    const { status } = await service.post('/customer-support', supportRequest(), { 'secret-key': '' });
    expect(status).toBe(401);
  }
});

test('rejects each wrong value with the text of its rule', async () => {
  const service = await start();
  const wrong: [changes: Record<string, unknown>, message: string][] = [
    [{ name: '' }, FIELD_TEXTS.fullNameRequired],
    [{ business_email: ' ' }, FIELD_TEXTS.businessEmailRequired],
    [{ business_email: 'ada' }, FIELD_TEXTS.businessEmailFormat],
    [{ phone_number: '' }, FIELD_TEXTS.phoneRequired],
    [{ company_name: undefined }, FIELD_TEXTS.companyRequired],
    [{ category: 'Else' }, FIELD_TEXTS.categoryRequired],
    [{ description: '\n' }, FIELD_TEXTS.descriptionRequired],
    [{ name: 'Ada\r\nBcc: eve@example.com' }, FIELD_TEXTS.unusableCharacters('Full name')],
    [{ business_email: 'a@b.c\r\nBcc: eve@example.com' }, FIELD_TEXTS.businessEmailFormat],
  ];
  for (const [changes, message] of wrong) {
    const { status, body } = await service.post('/customer-support', supportRequest(changes), WITH_KEY);
    expect({ status, body }, inspect(changes)).toEqual({ status: 400, body: { status: 'error', message } });
  }
});

test.each([
  ['three', '語'.repeat(4000)],
  ['four', '😀'.repeat(2000)],
])('accepts the longest description in characters of %s bytes', async (_bytes, description) => {
  const service = await start();
  const { status } = await service.post('/customer-support', supportRequest({ description }), WITH_KEY);
  expect(status).toBe(200);
});
