import { handOffUrl, sealHandOff } from '@weft/account-contract/hand-off';
import { createHandOffVerifier } from '@weft/account-contract/hand-off-code';
import { expect, test, vi } from 'vitest';
import type { ServiceConfig } from '../../src/index.ts';
import { CREDENTIALS, freshDatabase, PASSPHRASE, startWithAccount, WAIT } from '../harness.ts';
import { TcpProxy } from '../tcp-proxy.ts';

const GREETING = 'Hello, Ada Lovelace';
const AWAY = 'The account service is not available';

async function startBehindProxy(config: Partial<ServiceConfig> = {}) {
  const { databaseUrl = '' } = await freshDatabase();
  const proxy = await new TcpProxy(databaseUrl).start();
  const service = await startWithAccount({ ...config, databaseUrl: proxy.url });
  const mainApp = service.mainAppUrl ?? '';
  const press = (session: string) =>
    pageOf(fetch(mainApp, { method: 'POST', body: new URLSearchParams({ session }) }));
  return { proxy, service, mainApp, press };
}

async function pageOf(response: Promise<Response>) {
  const { status } = await response;
  const text = await (await response).text();
  const [, session = ''] = /name="session" value="([\w-]{43})"/.exec(text) ?? [];
  return { status, text, session };
}

test('the stand-in keeps a login while the database is away, and a hand-off that comes meanwhile', async () => {
  const { proxy, service, mainApp, press } = await startBehindProxy();
  const { accestoken = '', refreshtoken = '' } = (await service.post('/user/login', CREDENTIALS)).body;
  const sealed = sealHandOff({ accessToken: accestoken, refreshToken: refreshtoken }, PASSPHRASE);
  const { session } = await pageOf(fetch(handOffUrl(mainApp, sealed)));
  await proxy.stop();
  const other = await pageOf(fetch(handOffUrl(mainApp, sealed)));
  expect(other).toMatchObject({ status: 503, text: expect.stringContaining('Please try again.') });
  expect(await press(session)).toMatchObject({ status: 503, text: expect.stringContaining(AWAY), session });
  // The access token has expired, so the stand-in asks for a refresh.
  service.clock.advance(15 * 60_000);
  expect(await press(session)).toMatchObject({ status: 503, text: expect.stringContaining(AWAY), session });
  await proxy.start();
  for (const id of [session, other.session])
    await vi.waitFor(async () => expect((await press(id)).text).toContain(GREETING), WAIT);
});

test('the stand-in says that it cannot redeem a code while the database is away', async () => {
  const { proxy, service, mainApp } = await startBehindProxy({ handOff: 'code' });
  const { verifier, challenge } = await createHandOffVerifier();
  const { code } = (await service.post('/user/login', CREDENTIALS, { 'hand-off-challenge': challenge })).body;
  const redeem = () => service.post('/redeem', { code, verifier }, {}, mainApp);
  await proxy.stop();
  expect(await redeem()).toMatchObject({ status: 503, body: { title: AWAY, text: 'Please log in again.' } });
  await proxy.start();
  await vi.waitFor(async () => expect((await redeem()).body).toMatchObject({ title: GREETING }), WAIT);
});
