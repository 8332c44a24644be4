import path from 'node:path';
import { localOrigin, outboxAddress } from '@weft/tools/local-origin';
import { ROOT } from '@weft/tools/paths';
import {
  hostedSettings,
  port,
  publicSettings,
  readSettings,
  serviceSettings,
  supportEdge,
} from '@weft/tools/settings';
import { describe, expect, it } from 'vitest';

const secrets = { SUPPORT_KEY: 'key', HANDOFF_PASSPHRASE: 'passphrase' };
const elsewhere = {
  WEFT_PUBLIC_USER_API: 'https://a.example',
  WEFT_PUBLIC_FRONTEND_API: 'https://b.example',
};

describe('settings', () => {
  it('default to a local run', () => {
    expect(readSettings({ SITE_PORT: '', HOST: ' ' })).toEqual({
      host: '127.0.0.1',
      sitePort: 4300,
      accountPort: 4301,
      mainAppPort: 4302,
      dataDir: path.join(ROOT, '.data'),
      siteDist: path.join(ROOT, 'site/dist'),
      handOff: 'query',
      support: 'direct',
      ownService: true,
    });
  });

  it('name the variable that has the unknown value', () => {
    expect(() => readSettings({ WEFT_PUBLIC_HANDOFF: 'Code' })).toThrow("WEFT_PUBLIC_HANDOFF is 'Code'");
  });

  it.each([
    'WEFT_PUBLIC_SITE_ORIGIN',
    'WEFT_PUBLIC_USER_API',
    'WEFT_PUBLIC_FRONTEND_API',
    'WEFT_PUBLIC_MAIN_APP',
  ])('reject a value of %s that is no web address', (name) => {
    for (const text of ['accounts.example.com', 'localhost:4301', 'ftp://a.example', 'https://']) {
      const env = { [name]: text };
      expect(() => publicSettings(readSettings(env), secrets, env), text).toThrow(`${name} is '${text}'`);
    }
    const env = { [name]: ' https://a.example ' };
    expect(publicSettings(readSettings(env), secrets, env)).toMatchObject({ [name]: 'https://a.example' });
  });

  it('have no slash at the end of the APIs, to which callers append a path', () => {
    const env = {
      WEFT_PUBLIC_USER_API: 'https://a.example/',
      WEFT_PUBLIC_FRONTEND_API: 'https://b.example//',
    };
    expect(publicSettings(readSettings(env), secrets, env)).toMatchObject(elsewhere);
    const atEdge = { ...env, SUPPORT: 'edge' };
    expect(supportEdge(readSettings(atEdge), secrets, atEdge)?.service).toBe('https://b.example');
  });

  it('of a build for another server have no defaults of this machine', () => {
    const hosted = (env: Record<string, string>) => hostedSettings(readSettings(env), env);
    expect(() => hosted({})).toThrow(
      'WEFT_PUBLIC_SITE_ORIGIN, WEFT_PUBLIC_USER_API, WEFT_PUBLIC_MAIN_APP, WEFT_PUBLIC_FRONTEND_API, WEFT_PUBLIC_SUPPORT_KEY and WEFT_PUBLIC_HANDOFF_PASSPHRASE',
    );
    const addresses = {
      WEFT_PUBLIC_SITE_ORIGIN: 'https://www.example',
      WEFT_PUBLIC_USER_API: 'https://a.example',
      WEFT_PUBLIC_MAIN_APP: 'https://app.example',
    };
    const without = { WEFT_PUBLIC_SUPPORT_KEY: '', WEFT_PUBLIC_HANDOFF_PASSPHRASE: '' };
    expect(hosted({ ...addresses, SUPPORT: 'edge', HANDOFF: 'code' })).toEqual({
      ...addresses,
      ...without,
      WEFT_PUBLIC_FRONTEND_API: '',
      WEFT_PUBLIC_RESEND: '',
      WEFT_PUBLIC_HANDOFF: 'code',
    });
    const direct = { ...addresses, ...elsewhere };
    expect(() => hosted({ ...direct, ...without })).toThrow(
      /WEFT_PUBLIC_SUPPORT_KEY and WEFT_PUBLIC_HANDOFF_PASSPHRASE/,
    );
    const named = { WEFT_PUBLIC_SUPPORT_KEY: 'key', WEFT_PUBLIC_HANDOFF_PASSPHRASE: 'passphrase' };
    expect(hosted({ ...direct, ...named })).toMatchObject({
      ...direct,
      ...named,
      WEFT_PUBLIC_HANDOFF: 'query',
    });
  });

  it('reject a value that is not a port, and use the default for an empty one', () => {
    for (const text of ['abc', '70000', '0', '1.5'])
      expect(() => port({ STORYBOOK_PORT: text }, 'STORYBOOK_PORT', 6006), text).toThrow(
        `STORYBOOK_PORT is '${text}', which is not a port`,
      );
    expect(port({ STORYBOOK_PORT: ' ' }, 'STORYBOOK_PORT', 6006)).toBe(6006);
    expect(port({ STORYBOOK_PORT: '6010' }, 'STORYBOOK_PORT', 6006)).toBe(6010);
  });

  it.each(['HANDOFF', 'SUPPORT'])('reject an unknown value of %s', (name) => {
    expect(() => readSettings({ [name]: 'both' })).toThrow(`${name} is 'both'`);
  });

  it('start the account service unless both APIs are elsewhere', () => {
    expect(readSettings(elsewhere).ownService).toBe(false);
    expect(readSettings({ ...elsewhere, WEFT_PUBLIC_FRONTEND_API: '' }).ownService).toBe(true);
  });

  it('publish what the browser needs, and nothing else', () => {
    const settings = readSettings({ ACCOUNT_PORT: '5001', MAIN_APP_PORT: '5002' });
    expect(publicSettings(settings, secrets, {})).toEqual({
      WEFT_PUBLIC_SITE_ORIGIN: 'http://localhost:4300',
      WEFT_PUBLIC_USER_API: 'http://localhost:5001',
      WEFT_PUBLIC_FRONTEND_API: 'http://localhost:5001',
      WEFT_PUBLIC_MAIN_APP: 'http://localhost:5002',
      WEFT_PUBLIC_RESEND: 'true',
      WEFT_PUBLIC_SUPPORT_KEY: 'key',
      WEFT_PUBLIC_HANDOFF: 'query',
      WEFT_PUBLIC_HANDOFF_PASSPHRASE: 'passphrase',
    });
    expect(supportEdge(settings, secrets, {})).toBeUndefined();
  });

  it('publish no passphrase with a hand-off by code', () => {
    const env = { HANDOFF: 'code', WEFT_PUBLIC_HANDOFF_PASSPHRASE: 'named' };
    expect(publicSettings(readSettings(env), secrets, env)).toMatchObject({
      WEFT_PUBLIC_HANDOFF: 'code',
      WEFT_PUBLIC_HANDOFF_PASSPHRASE: '',
    });
    expect(serviceSettings(readSettings(env), secrets, env).HANDOFF).toBe('code');
    const elsewhereByCode = { ...elsewhere, WEFT_PUBLIC_HANDOFF: 'code' };
    expect(readSettings(elsewhereByCode).handOff).toBe('code');
  });

  it('publish no support key with an edge, and make the service trust the edge as a proxy', () => {
    const env = { SUPPORT: 'edge', ACCOUNT_PORT: '5001', WEFT_PUBLIC_SUPPORT_KEY: 'named' };
    const settings = readSettings(env);
    expect(publicSettings(settings, secrets, env)).toMatchObject({
      WEFT_PUBLIC_FRONTEND_API: '',
      WEFT_PUBLIC_SUPPORT_KEY: '',
    });
    expect(supportEdge(settings, secrets, env)).toEqual({ service: 'http://localhost:5001', key: 'named' });
    expect(serviceSettings(settings, secrets, env).TRUST_PROXY).toBe('127.0.0.1, ::1');
    const there = { ...elsewhere, SUPPORT: 'edge' };
    expect(supportEdge(readSettings(there), secrets, there)).toEqual({
      service: 'https://b.example',
      key: 'key',
    });
  });

  it('publish no support key when the environment sets it to an empty string', () => {
    const env = { WEFT_PUBLIC_SUPPORT_KEY: '' };
    expect(publicSettings(readSettings(env), secrets, env).WEFT_PUBLIC_SUPPORT_KEY).toBe('');
  });

  it('turn resend off for a service elsewhere, unless WEFT_PUBLIC_RESEND turns it on', () => {
    const settings = readSettings(elsewhere);
    expect(publicSettings(settings, secrets, elsewhere)).toMatchObject({
      ...elsewhere,
      WEFT_PUBLIC_RESEND: '',
    });
    const known = { ...elsewhere, WEFT_PUBLIC_RESEND: 'true' };
    expect(publicSettings(settings, secrets, known).WEFT_PUBLIC_RESEND).toBe('true');
  });

  it.each([
    ['127.0.0.1', 'http://localhost:4300'],
    ['0.0.0.0', 'http://localhost:4300'],
    ['::', 'http://localhost:4300'],
    ['192.0.2.7', 'http://192.0.2.7:4300'],
    ['::1', 'http://localhost:4300'],
    ['2001:db8::7', 'http://[2001:db8::7]:4300'],
    ['weft.local', 'http://weft.local:4300'],
  ])('reach a part that listens on %s at %s', (host, origin) => {
    expect(localOrigin(host, 4300)).toBe(origin);
  });

  it('name the parts by the interface that they listen on', () => {
    const env = { HOST: '192.0.2.7', SUPPORT: 'edge' };
    const settings = readSettings(env);
    expect(publicSettings(settings, secrets, env)).toMatchObject({
      WEFT_PUBLIC_SITE_ORIGIN: 'http://192.0.2.7:4300',
      WEFT_PUBLIC_USER_API: 'http://192.0.2.7:4301',
      WEFT_PUBLIC_MAIN_APP: 'http://192.0.2.7:4302',
    });
    expect(supportEdge(settings, secrets, env)?.service).toBe('http://192.0.2.7:4301');
    expect(outboxAddress('http://192.0.2.7:4301')).toMatch(/^only over loopback/);
    expect(outboxAddress('http://127.0.0.2:4301')).toBe('http://127.0.0.2:4301/outbox');
    expect(serviceSettings(settings, secrets, env)).toMatchObject({
      HOST: '192.0.2.7',
      SITE_ORIGIN: 'http://192.0.2.7:4300',
      TRUST_PROXY: '127.0.0.1, ::1, 192.0.2.7',
    });
  });

  it('reject a HOST at which pages could not call the service', () => {
    expect(() => readSettings({ HOST: '2001:db8::7' })).toThrow(
      "HOST is '2001:db8::7', and a content security",
    );
    expect(readSettings({ HOST: '2001:db8::7', ...elsewhere }).host).toBe('2001:db8::7');
    const named = { HOST: 'weft.local', SUPPORT: 'edge' };
    expect(() => readSettings(named)).toThrow("HOST is the name 'weft.local'");
    expect(readSettings({ ...named, TRUST_PROXY: '192.0.2.7' }).host).toBe('weft.local');
    expect(readSettings({ HOST: 'weft.local' }).host).toBe('weft.local');
  });

  it('reject a hand-off by code at an address without a secure context', () => {
    const given = (env: Parameters<typeof readSettings>[0]) =>
      publicSettings(readSettings(env), secrets, env);
    const code = { HANDOFF: 'code' };
    for (const env of [{ HOST: '192.0.2.7' }, { WEFT_PUBLIC_SITE_ORIGIN: 'http://www.example' }])
      expect(() => given({ ...code, ...env })).toThrow('HANDOFF=code works over https only');
    for (const env of [{}, { HOST: '127.0.0.2' }, { WEFT_PUBLIC_SITE_ORIGIN: 'https://www.example' }])
      expect(given({ ...code, ...env })).toMatchObject({ WEFT_PUBLIC_HANDOFF: 'code' });
  });

  it('reject a support key that fits into no header', () => {
    const env = { WEFT_PUBLIC_SUPPORT_KEY: 'key\n' };
    for (const SUPPORT of ['direct', 'edge'])
      expect(() => publicSettings(readSettings({ SUPPORT }), secrets, env)).toThrow(
        'does not fit into a header',
      );
  });

  it('reject a support API that is no address, at the edge too', () => {
    const env = { SUPPORT: 'edge', WEFT_PUBLIC_FRONTEND_API: 'b.example' };
    expect(() => publicSettings(readSettings(env), secrets, env)).toThrow('WEFT_PUBLIC_FRONTEND_API is');
  });

  it('give the service its ports, data folder and allowed origins', () => {
    const env = { SITE_PORT: '5000', DATA_DIR: 'somewhere' };
    expect(serviceSettings(readSettings(env), secrets, env)).toEqual({
      ...secrets,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      ACCOUNT_PORT: '4301',
      MAIN_APP_PORT: '4302',
      DATA_DIR: path.join(ROOT, 'somewhere'),
      HANDOFF: 'query',
      SITE_ORIGIN: 'http://localhost:5000,http://127.0.0.1:5000',
      LOG_LEVEL: 'warn',
    });
    const chosen = { SITE_ORIGIN: 'https://weft.example', LOG_LEVEL: 'info', NODE_ENV: 'production' };
    expect(serviceSettings(readSettings(env), secrets, chosen)).toMatchObject(chosen);
  });
});
