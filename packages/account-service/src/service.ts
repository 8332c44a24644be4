import { join } from 'node:path';
import { createAccessTokens } from './accounts/access-tokens.ts';
import { readCommonPasswords } from './accounts/common-passwords.ts';
import { createKeyFile, KEY_FILE, openKeyFile } from './accounts/key-file.ts';
import { createPasswords } from './accounts/passwords.ts';
import { rotatingKeys, sharedSecret } from './accounts/signing-keys.ts';
import { type ServiceConfig, type Settings, withDefaults } from './config/config.ts';
import { explainDiskError, prepareDataDir } from './config/data-dir.ts';
import type { Dependencies } from './dependencies.ts';
import { createApp } from './http/app.ts';
import { type Listener, listen } from './http/listen.ts';
import { createMetrics } from './http/metrics.ts';
import { createMetricsApp } from './http/metrics-app.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { createLog, type Log } from './log.ts';
import { type Delivery, NO_DELIVERY, startDelivery } from './mail/delivery.ts';
import { smtpTransport } from './mail/transport.ts';
import { createMainApp } from './main-app/main-app.ts';
import { createPseudonyms } from './pseudonyms.ts';
import { startRetentionJob } from './store/retention.ts';
import { openStore, type Store } from './store/store.ts';
import { SECOND } from './time.ts';

/** A running service. */
export interface Service {
  /** Origin of the account service. */
  url: string;
  /** Origin of the stand-in main application, when there is one. */
  mainAppUrl: string | undefined;
  /** Waits for requests in flight (7 s at most) and the mail being sent, then closes the store. Safe to call twice. */
  close(): Promise<void>;
}

/** Grace period of requests in flight. The whole stop takes less than 9 s, and at most 10 s on a busy machine. */
const GRACE_MS = 7 * SECOND;

/**
 * Starts the service, and the stand-in when the config has one.
 * @throws StartupError with one sentence: busy port, data folder in use or not writable, database out of reach.
 */
export async function startService(config: ServiceConfig): Promise<Service> {
  const settings = withDefaults(config);
  const log = createLog(settings.logLevel);
  const cleanups: (() => Promise<void>)[] = [];
  const cleanUp = async () => {
    for (let step = cleanups.pop(); step; step = cleanups.pop()) await step();
  };

  try {
    if (needsDataDir(settings)) prepareDataDir(settings.dataDir);
    const store = await openStore(settings, log);
    cleanups.push(() => store.close());
    const delivery = await openDelivery(settings, store, log);
    cleanups.push(() => delivery.stop());
    cleanups.push(startRetentionJob(store, settings.clock, log));
    const deps = await createDependencies(settings, store, delivery, log);

    const listeners: Listener[] = [];
    cleanups.push(async () => {
      await Promise.all(listeners.map((listener) => listener.close(GRACE_MS)));
    });
    const api = await listenApi(deps);
    listeners.push(api);
    const mainApp = await listenMainApp(deps, api.url);
    if (mainApp) listeners.push(mainApp);
    const metricsPort = await listenMetrics(deps);
    if (metricsPort) listeners.push(metricsPort);
    if (!settings.supportKey) log.warn({ event: 'support.disabled', reason: 'SUPPORT_KEY is not set' });
    log.info({ event: 'service.started', store: store.kind, mail: settings.smtpUrl ? 'smtp' : 'outbox' });

    let closing: Promise<void> | undefined;
    const stop = async () => {
      await cleanUp();
      log.info({ event: 'service.stopped' });
      await log.written();
    };
    return {
      url: api.url,
      mainAppUrl: mainApp?.url,
      close: () => {
        closing ??= stop();
        return closing;
      },
    };
  } catch (error) {
    await cleanUp();
    throw explainDiskError(error, settings.dataDir);
  }
}

/** With PostgreSQL only generated signing keys are in the folder, and the file system may be read-only. */
function needsDataDir({ databaseUrl, tokenSecret, tokenKeysFile }: Settings): boolean {
  return !databaseUrl || !(tokenSecret || tokenKeysFile);
}

async function openDelivery(settings: Settings, store: Store, log: Log): Promise<Delivery> {
  const { smtpUrl, smtpPool, mailFrom, clock, mailRetryMs } = settings;
  if (!smtpUrl) return NO_DELIVERY;
  const transport = await smtpTransport(smtpUrl, mailFrom, smtpPool);
  return startDelivery({ store, transport, clock, retryMs: mailRetryMs, log });
}

async function createDependencies(
  settings: Settings,
  store: Store,
  delivery: Delivery,
  log: Log,
): Promise<Dependencies> {
  const { limits, relaxLocalLimits, clock } = settings;
  return {
    settings,
    store,
    log,
    delivery,
    metrics: createMetrics(),
    pseudonym: await createPseudonyms(store.db),
    limiter: createRateLimiter({ limits, relaxLocalLimits, store }),
    passwords: await createPasswords(settings.passwordCost),
    isCommonPassword: settings.refuseCommonPasswords ? await readCommonPasswords() : () => false,
    accessTokens: createAccessTokens(await signingKeys(settings, log), clock),
  };
}

/** HS256 with a configured secret; otherwise ES256 with a key file, which the first start creates in the data folder. */
async function signingKeys({ tokenSecret, tokenKeysFile, dataDir, clock }: Settings, log: Log) {
  if (tokenSecret) return sharedSecret(tokenSecret);
  const file = tokenKeysFile ?? join(dataDir, KEY_FILE);
  if (!tokenKeysFile) await createKeyFile(file, clock());
  return rotatingKeys(openKeyFile(file, log));
}

async function listenApi(deps: Dependencies): Promise<Listener> {
  const { host, accountPort } = deps.settings;
  return await listen({ fetch: createApp(deps).fetch, host, port: accountPort, setting: 'ACCOUNT_PORT' });
}

async function listenMainApp(deps: Dependencies, api: string): Promise<Listener | undefined> {
  const { mainApp, host } = deps.settings;
  if (!mainApp) return undefined;
  return await listen({
    fetch: createMainApp(deps, { api, passphrase: mainApp.passphrase }).fetch,
    host,
    port: mainApp.port,
    setting: 'MAIN_APP_PORT',
  });
}

async function listenMetrics(deps: Dependencies): Promise<Listener | undefined> {
  const { metrics } = deps.settings;
  if (!metrics) return undefined;
  return await listen({ fetch: createMetricsApp(deps).fetch, ...metrics, setting: 'METRICS_PORT' });
}
