import { rules } from '@weft/account-contract';
import { describe, expect, test, vi } from 'vitest';
import { canonicalAddress, deliveryAddress } from '../../src/accounts/address.ts';
import { openSink, registration, start, WAIT } from '../harness.ts';
import { startProcess } from '../service-process.ts';

/** Address as typed, for delivery, and in canonical form. */
const SPELLINGS = [
  ['ADA@Example.COM', 'ADA@example.com', 'ada@example.com'],
  ['  ada@example.com ', 'ada@example.com', 'ada@example.com'],
  ['\u212Aim@example.com', 'Kim@example.com', 'kim@example.com'],
  ['kim@\u212Aing.example', 'kim@king.example', 'kim@king.example'],
  ['kim@\uFF4Bing.example', 'kim@king.example', 'kim@king.example'],
  ['ada@MU\u0308NCHEN.example', 'ada@xn--mnchen-3ya.example', 'ada@xn--mnchen-3ya.example'],
  ['ZOE\u0308@m\u00FCnchen.example', 'ZO\u00CB@xn--mnchen-3ya.example', 'zo\u00EB@xn--mnchen-3ya.example'],
  // These may be different people, whatever single providers do.
  ['\uFF4Bim@example.com', '\uFF4Bim@example.com', '\uFF4Bim@example.com'],
  ['k.i.m+tag@example.com', 'k.i.m+tag@example.com', 'k.i.m+tag@example.com'],
] as const;

describe('spellings of an address', () => {
  test.each(SPELLINGS)('%j is delivered to %s and stored as %s', (typed, delivery, canonical) => {
    expect(rules.email.safeParse(typed).success).toBe(true);
    expect(deliveryAddress(typed)).toBe(delivery);
    expect(canonicalAddress(typed)).toBe(canonical);
  });

  test('no Unicode character is stored as ASCII but delivered to another mailbox', () => {
    const elsewhere: string[] = [];
    for (let code = 0x80; code <= 0x10_ffff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/[\p{L}\p{M}\p{N}]/u.test(letter)) continue;
      const typed = `${letter}@example.com`;
      const kept = canonicalAddress(typed);
      if (/^[ -~]*$/.test(kept) && deliveryAddress(typed).toLowerCase() !== kept) elsewhere.push(typed);
    }
    expect(elsewhere).toEqual([]);
  });
});

test('SMTP gets every address in its form for delivery, and a Message-ID in ASCII', async () => {
  const sink = await openSink();
  const mailFrom = { name: 'Weft', address: 'accounts@b\u00FCcher.example' };
  const service = await start({ smtpUrl: sink.url, clock: Date.now, mailFrom });
  for (const [typed] of SPELLINGS) {
    expect((await service.post('/user/register', registration({ email: typed }))).status).toBe(200);
  }
  await vi.waitFor(() => expect(sink.received).toHaveLength(SPELLINGS.length), WAIT);
  for (const { data } of sink.received)
    expect(data).toMatch(/^Message-ID: <[0-9a-f-]+@xn--bcher-kva\.example>$/m);
  // For a non-ASCII mailbox the host may be non-ASCII, too (RFC 6531, section 3.3).
  const mailboxes = sink.received
    .flatMap(({ to }) => to)
    .map((to) => to.replace('münchen', 'xn--mnchen-3ya'));
  expect(mailboxes.sort()).toEqual(SPELLINGS.map(([, delivery]) => delivery).sort());
});

test('a server without SMTPUTF8 gets hosts in ASCII, and a mail to another mailbox ends at once', async () => {
  const sink = await openSink();
  sink.extensions = [];
  const service = await startProcess({ SMTP_URL: sink.url });
  for (const email of ['zo\u00EB@example.com', 'ada@m\u00FCnchen.example'])
    expect((await service.post('/user/register', registration({ email }))).status).toBe(200);
  await service.logged('mail.abandoned');
  await service.logged('mail.delivered');
  expect(sink.received.map(({ to }) => to)).toEqual([['ada@xn--mnchen-3ya.example']]);
  const line = service.log.find((each) => each.includes('mail.abandoned')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ attempts: 1, code: 'ENOSMTPUTF8' });
});
