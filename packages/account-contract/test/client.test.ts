import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { type AccountClient, type AccountClientOptions, createAccountClient } from '../src/index.ts';
import { listen } from './listen.ts';
import { signUp, support } from './samples.ts';

const login = { email: 'ada@example.com', password: ' secret ' };

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

const reply =
  (body: unknown, status = 200): Respond =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A client of an HTTP server that records the requests it gets. */
async function connect(respond: Respond, options: Partial<AccountClientOptions> = {}) {
  const requests: (Pick<IncomingMessage, 'url' | 'method' | 'headers'> & { body: string })[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { url, method, headers } = request;
    requests.push({ url, method, headers, body });
    respond(response, request);
  });
  const origin = await listen(server);
  return {
    client: createAccountClient({ userApi: origin, frontendApi: origin, ...options }),
    origin,
    requests,
  };
}

const networkError = 'Network error. Please try again later.';

/** Each call with its path and the text that a network error shows. */
const CALLS: [
  name: string,
  path: string,
  text: string,
  call: (client: AccountClient, signal?: AbortSignal) => Promise<unknown>,
][] = [
  ['login', '/user/login', networkError, (client, signal) => client.login(login, { signal })],
  ['register', '/user/register', networkError, (client, signal) => client.register(signUp, { signal })],
  [
    'verifyEmail',
    '/user/verify-email?token=t',
    'A network error occurred. Please try again later.',
    (client, signal) => client.verifyEmail('t', { signal }),
  ],
  [
    'resendVerification',
    '/user/resend-verification',
    networkError,
    (client, signal) => client.resendVerification({ email: 'ada@example.com' }, { signal }),
  ],
  [
    'sendSupportRequest',
    '/customer-support',
    'An error occurred. Please try again.',
    (client, signal) => client.sendSupportRequest(support, { signal }),
  ],
];

describe('requests', () => {
  test.each(CALLS)('%s posts to %s without cookies or referrer', async (_name, path, _text, call) => {
    // Node sends neither in any case, so only the options show what a browser does.
    const options: (RequestInit | undefined)[] = [];
    const { client, requests } = await connect(reply({ status: 'success' }), {
      fetch: (url, init) => {
        options.push(init);
        return fetch(url, init);
      },
    });
    await call(client);
    expect(requests).toEqual([expect.objectContaining({ url: path, method: 'POST' })]);
    expect(options).toEqual([
      expect.objectContaining({
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        cache: 'no-store',
      }),
    ]);
  });

  test('login sends the password as typed, and the challenge only when there is one', async () => {
    const { client, requests } = await connect(reply({}));
    await client.login(login);
    await client.login(login, { challenge: 'c'.repeat(43) });
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([login, login]);
    expect(requests[0]?.headers).not.toHaveProperty('hand-off-challenge');
    expect(requests[1]?.headers).toMatchObject({
      'content-type': 'application/json',
      'hand-off-challenge': 'c'.repeat(43),
    });
  });

  test('register sends companyName as company, and the role user', async () => {
    const { client, requests } = await connect(reply({}));
    await client.register(signUp);
    const { companyName, ...rest } = signUp;
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ ...rest, company: companyName, roles: ['user'] });
  });

  test('verifyEmail sends the token percent-encoded, no body and no content type', async () => {
    const { client, requests } = await connect(reply({}));
    await client.verifyEmail('+ / = & # é %');
    expect(requests[0]).toMatchObject({
      url: '/user/verify-email?token=%2B%20%2F%20%3D%20%26%20%23%20%C3%A9%20%25',
      body: '',
    });
    expect(requests[0]?.headers).not.toHaveProperty('content-type');
  });

  test('sendSupportRequest sends the names of the payload, and the key only when there is one', async () => {
    const { client, requests } = await connect(reply({}));
    await client.sendSupportRequest(support, { supportKey: 'the-key' });
    await client.sendSupportRequest(support);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      name: 'Ada',
      business_email: 'ada@example.com',
      phone_number: '1',
      company_name: 'AE',
      category: 'Feature Request',
      description: 'More looms',
    });
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'secret-key': 'the-key',
    });
    expect(requests[1]?.headers).not.toHaveProperty('secret-key');
  });

  test('user API and support requests may have different origins', async () => {
    const [user, frontend] = [await connect(reply({})), await connect(reply({}))];
    const client = createAccountClient({ userApi: user.origin, frontendApi: frontend.origin });
    await client.login(login);
    await client.sendSupportRequest(support);
    expect(user.requests.map(({ url }) => url)).toEqual(['/user/login']);
    expect(frontend.requests.map(({ url }) => url)).toEqual(['/customer-support']);
  });
});

describe('results', () => {
  test('login returns the tokens, and the hand-off code when the service issues one', async () => {
    const body = { status: 'success', accestoken: 'a', refreshtoken: 'r' };
    const plain = await connect(reply(body));
    expect(await plain.client.login(login)).toEqual({
      kind: 'success',
      accessToken: 'a',
      refreshToken: 'r',
    });
    const withCode = await connect(reply({ ...body, code: 'c' }));
    expect(await withCode.client.login(login)).toMatchObject({ code: 'c' });
  });

  test.each([
    ['register', { kind: 'success' }],
    ['verifyEmail', { kind: 'success' }],
    [
      'resendVerification',
      {
        kind: 'success',
        message: 'If this address is waiting to be verified, a new link is on its way.',
      },
    ],
    ['sendSupportRequest', { kind: 'success', message: 'Support request submitted successfully!' }],
  ])('%s returns a success with its text', async (name, expected) => {
    const { client } = await connect(reply({ status: 'success', message: 'said by the server' }));
    const call = CALLS.find(([each]) => each === name)?.[3];
    expect(await call?.(client)).toEqual(expected);
  });

  test.each([
    ['login', 'No such user'],
    ['register', 'No such user'],
    ['verifyEmail', 'No such user'],
    ['resendVerification', 'No such user'],
    ['sendSupportRequest', 'Failed to submit support request'],
  ])('%s returns a refusal with the text «%s»', async (name, message) => {
    const { client } = await connect(reply({ status: 'error', message: ' no such user ' }, 400));
    const call = CALLS.find(([each]) => each === name)?.[3];
    expect(await call?.(client)).toEqual({ kind: 'failure', message, httpStatus: 400 });
  });

  test('a reply that is an HTML page is a failure with the fallback text', async () => {
    const { client } = await connect((response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'));
    expect(await client.login(login)).toEqual({
      kind: 'failure',
      message: 'Login failed. Please check your credentials.',
      httpStatus: 502,
    });
  });
});

/** Faults that leave a call without a reply. */
const NETWORK_ERRORS: [name: string, respond: Respond][] = [
  ['a reset connection', (response) => void response.socket?.resetAndDestroy()],
  ['a redirect', (response) => void response.writeHead(307, { location: '/elsewhere' }).end()],
  ['no reply within the time limit', () => undefined],
];

describe.each(NETWORK_ERRORS)('%s', (_name, respond) => {
  test.each(CALLS)('counts as a network error of %s', async (_call, _path, message, call) => {
    const { client } = await connect(respond, { timeLimitMs: 100 });
    expect(await call(client)).toEqual({ kind: 'failure', message });
  });
});

/** Faults that leave a call without the whole body of its reply. */
const INCOMPLETE_BODIES: [name: string, respond: Respond][] = [
  ['a reply that breaks off', (response) => void response.write('{"status":', () => response.destroy())],
  ['a body that never ends', (response) => void response.write('{')],
];

describe.each(INCOMPLETE_BODIES)('%s', (_name, respond) => {
  test.each(CALLS.filter(([name]) => name !== 'sendSupportRequest'))(
    'counts as a network error of %s',
    async (_call, _path, message, call) => {
      const { client } = await connect(respond, { timeLimitMs: 100 });
      expect(await call(client)).toEqual({ kind: 'failure', message });
    },
  );

  test('does not fail sendSupportRequest, because a retry would send the request twice', async () => {
    const { client } = await connect(respond);
    expect(await client.sendSupportRequest(support)).toMatchObject({ kind: 'success' });
  });

  test('is a refusal of sendSupportRequest when its status is not ok', async () => {
    const { client } = await connect((response, request) => {
      response.statusCode = 503;
      respond(response, request);
    });
    expect(await client.sendSupportRequest(support)).toMatchObject({ kind: 'failure', httpStatus: 503 });
  });
});

describe('aborting', () => {
  test.each(CALLS)(
    '%s sends nothing when its signal is aborted already',
    async (_name, _path, _text, call) => {
      const { client, requests } = await connect(reply({ status: 'success' }));
      expect(await call(client, AbortSignal.abort())).toEqual({ kind: 'aborted' });
      expect(requests).toEqual([]);
    },
  );

  test.each(CALLS)('%s ends its request when its signal aborts', async (_name, _path, _text, call) => {
    const leaving = new AbortController();
    const closed = vi.fn();
    const { client } = await connect((response) => {
      response.on('close', closed);
      leaving.abort();
    });
    expect(await call(client, leaving.signal)).toEqual({ kind: 'aborted' });
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });

  test('a reply that arrives at the moment of the abort returns no result', async () => {
    const leaving = new AbortController();
    const { client } = await connect(() => undefined, {
      fetch: async () => {
        leaving.abort();
        return Response.json({ status: 'success' });
      },
    });
    expect(await client.register(signUp, { signal: leaving.signal })).toEqual({ kind: 'aborted' });
  });

  test('a signal that aborts after the call has no effect on it', async () => {
    const leaving = new AbortController();
    const signals: (AbortSignal | null | undefined)[] = [];
    const { client } = await connect(reply({ status: 'success' }), {
      fetch: (url, init) => {
        signals.push(init?.signal);
        return fetch(url, init);
      },
    });
    await client.register(signUp, { signal: leaving.signal });
    leaving.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  });
});
