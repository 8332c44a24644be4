import type { Call } from '@weft/account-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from './send.ts';

const call: Call = { url: 'https://accounts.example/user/login', init: { method: 'POST' } };
const post = vi.fn(async () => Response.json({ status: 'success' }));

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('fetch', post);
});

afterEach(() => {
  vi.unstubAllGlobals();
  post.mockClear();
});

test('a call is sent while the visitor is there', async () => {
  expect(await send(call, new AbortController().signal)).not.toBeNull();
  expect(post).toHaveBeenCalledOnce();
});

test('a visitor who has left before the call is ready sends nothing', async () => {
  expect(await send(call, AbortSignal.abort())).toBeNull();
  expect(post).not.toHaveBeenCalled();
});
