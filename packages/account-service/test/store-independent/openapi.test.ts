import { PATHS } from '@weft/account-contract';
import { createHandOffVerifier } from '@weft/account-contract/hand-off-code';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  CREDENTIALS,
  makeAccount,
  type Running,
  registration,
  start,
  supportRequest,
  WITH_KEY,
} from '../harness.ts';

interface Schema {
  type?: string;
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  additionalProperties?: boolean;
}

interface Operation {
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  parameters?: { name: string; in: string }[];
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

const documentOf = async (service: Running) =>
  (await (await fetch(`${service.url}/openapi.json`)).json()) as Document;

/** Differences between a reply and its schema. */
function differences(schema: Schema, value: unknown): string[] {
  if ('const' in schema)
    return schema.const === value ? [] : [`${JSON.stringify(value)} is not ${schema.const}`];
  if (schema.type === 'string') return typeof value === 'string' && value ? [] : ['no string'];
  if (schema.type === 'array') {
    return Array.isArray(value)
      ? value.flatMap((item) => differences(schema.items ?? {}, item))
      : ['no array'];
  }
  const fields = Object(value) as Record<string, unknown>;
  const { properties = {}, required = [] } = schema;
  return [
    ...required.filter((name) => !(name in fields)).map((name) => `${name} is missing`),
    ...Object.entries(fields).flatMap(([name, field]) =>
      properties[name] ? differences(properties[name], field) : [`${name} is not documented`],
    ),
  ];
}

describe('the OpenAPI document', () => {
  test('has exactly the paths and methods of the service', async () => {
    const service = await start({ handOff: 'code' });
    const { openapi, paths } = await documentOf(service);
    expect(openapi).toMatch(/^3\.1\./);
    expect(Object.keys(paths).sort()).toEqual([...Object.values(PATHS), '/healthz', '/readyz'].sort());
    for (const [path, operations] of Object.entries(paths)) {
      const response = await fetch(service.url + path, { method: 'PUT' });
      expect(response.status, path).toBe(405);
      const allowed = (response.headers.get('allow') ?? '').split(', ').filter((method) => method !== 'HEAD');
      expect(
        allowed.map((method) => method.toLowerCase()),
        path,
      ).toEqual(Object.keys(operations));
    }
  });

  test('omits the hand-off by code when it is disabled', async () => {
    const { paths } = await documentOf(await start());
    expect(paths[PATHS.exchangeCode]).toBeUndefined();
    const { parameters, responses } = paths[PATHS.login]?.post ?? {};
    expect(parameters).toBeUndefined();
    expect(JSON.stringify(responses?.[200])).not.toContain('"code"');
  });

  test('matches the replies of the service, successes and errors', async () => {
    const service = await start({
      handOff: 'code',
      limits: { support: { points: 4, seconds: 900 } },
      relaxLocalLimits: false,
    });
    const { paths } = await documentOf(service);
    const seen: string[] = [];
    const check = (path: string, { status, headers, body }: Answer) => {
      const { post, get } = paths[path] ?? {};
      const documented = (post ?? get)?.responses[status];
      const [type = ''] = (headers.get('content-type') ?? '').split(';');
      expect(documented?.content[type], `${path} ${status} ${type}`).toBeDefined();
      expect(differences(documented?.content[type]?.schema ?? {}, body), `${path} ${status}`).toEqual([]);
      seen.push(`${path} ${status}`);
      return body;
    };
    const call = async (path: string, body?: unknown, headers: Record<string, string> = {}, query = '') =>
      check(path, await service.post(path + query, body, headers));

    const { token } = await makeAccount(service);
    const { verifier, challenge } = await createHandOffVerifier();
    const { code, refreshtoken } = await call(PATHS.login, CREDENTIALS, { 'hand-off-challenge': challenge });
    await call(PATHS.refresh, { refreshtoken });
    await call(PATHS.exchangeCode, { code, verifier });
    await call(PATHS.exchangeCode, { code, verifier });
    await call(PATHS.refresh, { refreshtoken });
    const second = await call(PATHS.login, CREDENTIALS);
    check(PATHS.me, await service.me(second.accestoken));
    await call(PATHS.logout, { refreshtoken: second.refreshtoken });
    check(PATHS.me, await service.me(second.accestoken));
    const keys = await fetch(service.url + PATHS.keys);
    check(PATHS.keys, {
      status: keys.status,
      headers: keys.headers,
      body: (await keys.json()) as Answer['body'],
    });
    await call(PATHS.login, { ...CREDENTIALS, password: 'not this' });
    await call(PATHS.register, registration({ email: 'bea@example.com' }));
    await call(PATHS.login, { ...CREDENTIALS, email: 'bea@example.com' });
    await call(PATHS.resendVerification, { email: 'bea@example.com' });
    await call(PATHS.verifyEmail, undefined, {}, `?token=${token}`);
    await call(PATHS.verifyEmail, undefined, {}, '?token=guess');
    await call(PATHS.customerSupport, supportRequest(), WITH_KEY);
    await call(PATHS.customerSupport, supportRequest(), { 'secret-key': 'guess' });
    await call(PATHS.customerSupport, {}, WITH_KEY);
    await call(PATHS.customerSupport, {}, { origin: 'https://foreign.example' });
    await call(PATHS.customerSupport, {}, WITH_KEY);
    await call(PATHS.customerSupport, {}, WITH_KEY);
    for (const path of [
      PATHS.login,
      PATHS.register,
      PATHS.resendVerification,
      PATHS.refresh,
      PATHS.logout,
      PATHS.exchangeCode,
    ]) {
      await call(path, {});
      await call(path, '{}', { 'content-type': 'text/plain' });
      await call(path, { more: 'x'.repeat(20_000) });
    }
    expect(seen).toContain(`${PATHS.customerSupport} 429`);
    expect(seen).toContain(`${PATHS.login} 403`);
    expect(seen).toEqual(expect.arrayContaining([`${PATHS.me} 200`, `${PATHS.me} 401`]));
  });
});
