import { createAccessTokens } from './accounts/access-tokens.ts';
import { readCommonPasswords } from './accounts/common-passwords.ts';
import { createPasswords } from './accounts/passwords.ts';
import { type ServiceConfig, withDefaults } from './config/config.ts';
import { prepareDataDir } from './config/data-dir.ts';
import { localTokenSecret } from './config/secrets.ts';
import { createApp } from './http/app.ts';
import { type Listener, listen } from './http/listen.ts';
import { createLimiter } from './limits/limiter.ts';
import { createLog } from './log.ts';
import { NO_DELIVERY, startDelivery } from './mail/delivery.ts';
import { smtpTransport } from './mail/transport.ts';
import { createMainApp } from './main-app/main-app.ts';
import type { Parts } from './parts.ts';
import { openStore } from './store/store.ts';
import { startTidying } from './store/tidy.ts';
import { SECOND } from './time.ts';

/** A running service. */
export interface Service {
  /** Origin of the account service. */
  url: string;
  /** Origin of the stand-in main application, when there is one. */
  mainAppUrl: string | undefined;
  /** Ends calls in flight (7 s at most), the mail in hand, and the database. A second call waits for the first. */
  close(): Promise<void>;
}

/** Calls in flight get this long; with the rest, a stop takes less than 9 s, and 10 on a machine that is busy. */
const GRACE_MS = 7 * SECOND;

/**
 * Starts the service, and the stand-in when the config has one.
 * @throws StartError in one plain sentence: busy port, folder in use or not writable, database out of reach.
 */
export async function startService(config: ServiceConfig): Promise<Service> {
  const settings = withDefaults(config);
  const log = createLog(settings.logLevel);
  const undo: (() => Promise<void>)[] = [];
  const unwind = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };

  try {
    prepareDataDir(settings.dataDir);
    const store = await openStore(settings, log);
    undo.push(() => store.close());
    const secret = settings.tokenSecret ?? localTokenSecret(settings.dataDir);
    const delivery = settings.smtpUrl
      ? startDelivery(
          store.db,
          await smtpTransport(settings.smtpUrl, settings.mailFrom),
          settings.clock,
          settings.mailRetryMs,
          log,
        )
      : NO_DELIVERY;
    undo.push(() => delivery.stop());
    undo.push(startTidying(store, settings.clock, log));
    const parts: Parts = {
      settings,
      store,
      log,
      delivery,
      limiter: createLimiter({
        limits: settings.limits,
        wideForOwnMachine: settings.wideForOwnMachine,
        counters: store.counters,
        log,
      }),
      passwords: await createPasswords(settings.passwordCost),
      isCommonPassword: settings.refuseCommonPasswords ? await readCommonPasswords() : () => false,
      accessTokens: createAccessTokens(secret, settings.clock),
    };

    const listeners: Listener[] = [];
    undo.push(async () => {
      await Promise.all(listeners.map((listener) => listener.close(GRACE_MS)));
    });
    const api = await listenApi(parts);
    listeners.push(api);
    const mainApp = await listenMainApp(parts, api.url);
    if (mainApp) listeners.push(mainApp);
    if (!settings.supportKey) log.warn({ event: 'support.closed', reason: 'SUPPORT_KEY is not set' });
    log.info({ event: 'service.started', store: store.kind, mail: settings.smtpUrl ? 'smtp' : 'outbox' });

    let closing: Promise<void> | undefined;
    const stop = async () => {
      await unwind();
      log.info({ event: 'service.stopped' });
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
    await unwind();
    throw error;
  }
}

async function listenApi(parts: Parts): Promise<Listener> {
  const { host, accountPort } = parts.settings;
  return await listen({ fetch: createApp(parts).fetch, host, port: accountPort, setting: 'ACCOUNT_PORT' });
}

async function listenMainApp(parts: Parts, api: string): Promise<Listener | undefined> {
  const { mainApp, host } = parts.settings;
  if (!mainApp) return undefined;
  return await listen({
    fetch: createMainApp(parts, { api, passphrase: mainApp.passphrase }).fetch,
    host,
    port: mainApp.port,
    setting: 'MAIN_APP_PORT',
  });
}
