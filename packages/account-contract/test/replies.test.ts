import { spawn } from 'node:child_process';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type Answer,
  capitaliseFirst,
  cleanMessage,
  loginResult,
  readReply,
  registrationResult,
  resendResult,
  supportResult,
  verificationResult,
} from '../src/index.ts';

const reply = (body: BodyInit | null, status = 200) => readReply(new Response(body, { status }));
const json = (body: unknown, status = 200) => reply(JSON.stringify(body), status);
const failed = (message: string) => ({ kind: 'failure', message });

describe('readReply', () => {
  test('reads the ok flag and the known fields, and ignores all others', async () => {
    const body = { status: 'success', message: 'hello', accestoken: 'a', refreshtoken: 'r', user: { id: 1 } };
    expect(await json(body)).toEqual({
      ok: true,
      status: 'success',
      message: 'Hello',
      accessToken: 'a',
      refreshToken: 'r',
    });
    expect(await json({ message: 'no' }, 401)).toEqual({ ok: false, message: 'No' });
  });

  test.each<[string, BodyInit | null]>([
    ['an HTML page', '<!doctype html><h1>Bad gateway</h1>'],
    ['nothing', ''],
    ['no body', null],
    ['half a JSON', '{"status":"suc'],
    ['a JSON list', '[{"status":"success"}]'],
    ['a JSON text', '"success"'],
    ['JSON null', 'null'],
    ['wrong types', '{"status":1,"message":{"a":1},"accestoken":[],"refreshtoken":null}'],
    ['bytes that are no UTF-8', new Uint8Array([0xff, 0xfe, 0x00])],
  ])('reads %s as a reply without fields', async (_name, body) => {
    expect(await reply(body)).toEqual({ ok: true });
  });

  test('reads a body of 64 KB and ignores one that is a byte longer', async () => {
    const bare = JSON.stringify({ status: 'success', pad: '' }).length;
    const body = (bytes: number) => JSON.stringify({ status: 'success', pad: 'x'.repeat(bytes - bare) });
    expect(await reply(body(65_536))).toEqual({ ok: true, status: 'success' });
    expect(await reply(body(65_537))).toEqual({ ok: true });
  });

  test('cancels a body that never ends', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384)),
      cancel: () => {
        cancelled = true;
      },
    });
    expect(await reply(endless)).toEqual({ ok: true });
    expect(cancelled).toBe(true);
  });

  test('rejects when the connection breaks in the middle of the body', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    await expect(reply(broken)).rejects.toThrow('terminated');
  });

  test('reads 204 and 304, which have no body', async () => {
    expect(await reply(null, 204)).toEqual({ ok: true });
    expect(await reply(null, 304)).toEqual({ ok: false });
  });

  test('decodes characters that are split across chunks', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ message: 'naïve 👋' }));
    const parts = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    expect((await reply(parts)).message).toBe('Naïve 👋');
  });
});

/** Runs `cleanMessage` in a process, which ends with the test even when it never returns. */
async function cleanElsewhere(text: string): Promise<string> {
  const url = new URL('../src/reply.ts', import.meta.url).href;
  const code = `import { cleanMessage } from ${JSON.stringify(url)};
    import { readFileSync } from 'node:fs';
    process.stdout.write(cleanMessage(readFileSync(0, 'utf8')));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdin.end(text);
  let cleaned = '';
  for await (const part of child.stdout.setEncoding('utf8')) cleaned += part;
  return cleaned;
}

describe('cleanMessage', () => {
  test.each([
    ['joiners', '\u200C'],
    ['spaces', ' '],
    ['next lines', '\u0085'],
    ['joiners and spaces', '\u200D '],
  ])('takes linear time for millions of %s between two letters', { timeout: 60_000 }, async (_what, part) => {
    expect(await cleanElsewhere(`a${part.repeat(2_000_000)}b`)).toMatch(/^A/);
  });

  test.each([
    ['  wrong password  ', 'Wrong password'],
    ['éclair', 'Éclair'],
    ['𐐨bc', '𐐀bc'],
    ['👋 hi', '👋 hi'],
    ['<b>bold</b> & "more"', '<b>bold</b> & "more"'],
    ['one\r\n two\tthree', 'One two three'],
    ['a\u0000b\u0007c\u001b[31m', 'Abc[31m'],
    ['pay \u202Eevil\u202C \u2066x\u2069\u200F', 'Pay evil x'],
    ['\u202E\u0000', ''],
    [' \n\t', ''],
    ['a\ud800b', 'Ab'],
    ['', ''],
    ['\u200Bwrong\u2060 \u00ADpassword\u180E', 'Wrong password'],
    ['one \u200B two', 'One two'],
    ['\u200B', ''],
    ['\u2060\u180E', ''],
    ['\u{E0041}\u{E007F}', ''],
    ['\u200D\u200C \uFE0F', ''],
    ['\u3164\u115F\u2800', ''],
    ['\u200Dwrong\u200C', 'Wrong'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👩\u200D💻 ❤\uFE0F', '👩\u200D💻 ❤\uFE0F'],
    ['?', '?'],
  ])('turns %j into %j', (text, shown) => {
    expect(cleanMessage(text)).toBe(shown);
  });

  test('keeps 300 characters and replaces the rest by an ellipsis', () => {
    expect(cleanMessage(`A${'b'.repeat(299)}`)).toBe(`A${'b'.repeat(299)}`);
    expect(cleanMessage(`A${'b'.repeat(300)}`)).toBe(`A${'b'.repeat(299)}…`);
  });

  test('counts a surrogate pair as one character and never splits it', () => {
    expect(cleanMessage('😀'.repeat(300))).toBe('😀'.repeat(300));
    expect(cleanMessage('😀'.repeat(301))).toBe(`${'😀'.repeat(300)}…`);
  });

  test('capitaliseFirst leaves text alone whose first letter has no capital for it', () => {
    expect(capitaliseFirst('')).toBe('');
    expect(capitaliseFirst('1st')).toBe('1st');
    expect(capitaliseFirst('ქალაქი')).toBe('ქალაქი');
  });

  test.each([
    ['ßtraße', 'Sstraße'],
    ['ﬁeld', 'Field'],
    ['ﬃ', 'Ffi'],
  ])('capitaliseFirst turns %j, whose upper case has several letters, into %j', (text, shown) => {
    expect(capitaliseFirst(text)).toBe(shown);
    expect(capitaliseFirst(shown)).toBe(shown);
  });
});

describe('loginResult', () => {
  const whole: Answer = { ok: true, status: 'success', accessToken: 'a', refreshToken: 'r' };

  test('succeeds with an ok reply, the status success and both tokens', () => {
    expect(loginResult(whole)).toEqual({ kind: 'success', accessToken: 'a', refreshToken: 'r' });
  });

  test.each<Partial<NonNullable<Answer>>>([
    { ok: false },
    { status: 'Success' },
    { status: undefined },
    { accessToken: '' },
    { accessToken: '  ' },
    { accessToken: undefined },
    { refreshToken: '' },
    { refreshToken: undefined },
  ])('fails with %j, and shows the message or the fallback text', (change) => {
    const fallback = failed('Login failed. Please check your credentials.');
    expect(loginResult({ ...whole, ...change })).toEqual(fallback);
    expect(loginResult({ ...whole, ...change, message: '' })).toEqual(fallback);
    expect(loginResult({ ...whole, ...change, message: 'Said so' })).toEqual(failed('Said so'));
  });

  test('shows the network error when there is no reply', () => {
    expect(loginResult(null)).toEqual(failed('Network error. Please try again later.'));
  });
});

test('registrationResult needs an ok reply with the status success', () => {
  expect(registrationResult({ ok: true, status: 'success' })).toEqual({ kind: 'success' });
  expect(registrationResult({ ok: true, status: 'error', message: 'Taken' })).toEqual(failed('Taken'));
  expect(registrationResult({ ok: false, status: 'success', message: 'Half' })).toEqual(failed('Half'));
  const fallback = failed('Registration failed. Please try again.');
  expect(registrationResult({ ok: true })).toEqual(fallback);
  expect(registrationResult({ ok: false, status: 'error', message: '' })).toEqual(fallback);
  expect(registrationResult(null)).toEqual(failed('Network error. Please try again later.'));
});

test('verificationResult shows different texts for a blank and a missing message', () => {
  expect(verificationResult({ ok: true, status: 'success' })).toEqual({ kind: 'success' });
  expect(verificationResult({ ok: false, status: 'success', message: 'Late' })).toEqual(failed('Late'));
  expect(verificationResult({ ok: true, status: 'error', message: 'Expired' })).toEqual(failed('Expired'));
  expect(verificationResult({ ok: true })).toEqual(failed('Email verification failed. Please try again.'));
  expect(verificationResult({ ok: false, message: '' })).toEqual(failed('An unknown error occurred.'));
  expect(verificationResult(null)).toEqual(failed('A network error occurred. Please try again later.'));
});

test('supportResult depends only on whether the reply is ok', () => {
  expect(supportResult({ ok: true })).toEqual({
    kind: 'success',
    message: 'Support request submitted successfully!',
  });
  expect(supportResult({ ok: false })).toEqual(failed('Failed to submit support request'));
  expect(supportResult(null)).toEqual(failed('An error occurred. Please try again.'));
});

test('resendResult shows the message or the fallback text', () => {
  expect(resendResult({ ok: true, status: 'success' }).kind).toBe('success');
  expect(resendResult({ ok: false, message: 'Wait a minute' })).toEqual(failed('Wait a minute'));
  expect(resendResult({ ok: false })).toEqual(failed('The link could not be sent. Please try again.'));
  expect(resendResult(null)).toEqual(failed('Network error. Please try again later.'));
});
