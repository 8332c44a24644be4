import { setTimeout as wait } from 'node:timers/promises';
import { type Child, startChild } from './child-process.ts';
import { localOrigin } from './local-origin.ts';
import { bypassProxy } from './local-proxy.ts';
import type { ServiceEnvironment } from './settings.ts';
import { UserError } from './user-error.ts';

/** The same option as the service's `start` script: a small young generation keeps peak memory low under load. */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=2';
/** The built program, and the source that watch mode runs. Both relative to the root. */
const BUILT = 'packages/account-service/dist/main.js';
const SOURCES = 'packages/account-service/src/main.ts';

/** Milliseconds. */
const READY_TIMEOUT = 30_000;
const POLL_INTERVAL = 50;
const REQUEST_TIMEOUT = 2_000;

async function answers(origin: string): Promise<boolean> {
  try {
    const { status } = await fetch(origin, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      redirect: 'manual',
    });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Starts the account service and waits until it is ready.
 * @param env Its settings; it listens on `HOST` and `ACCOUNT_PORT`.
 * @param stop Stops the service, and the wait, when aborted.
 * @param watch Runs the sources instead of the build, and restarts when one of them changes.
 * @throws UserError when the service exits or is not ready in time.
 */
export async function startAccountService(
  env: ServiceEnvironment,
  stop: AbortSignal,
  watch = false,
): Promise<Child> {
  const ready = `${localOrigin(env.HOST, Number(env.ACCOUNT_PORT))}/readyz`;
  bypassProxy(new URL(ready).hostname);
  const child = startChild(
    [SMALL_YOUNG_GENERATION, ...(watch ? ['--watch', '--watch-preserve-output', SOURCES] : [BUILT])],
    env,
  );
  const deadline = Date.now() + READY_TIMEOUT;
  let end: string | undefined;
  void child.ended.then((how) => {
    end = how;
  });
  while (!(await answers(ready))) {
    if (end !== undefined) {
      throw new UserError(
        `The account service exited before it was ready (${end}): see its own message above.`,
      );
    }
    if (stop.aborted || Date.now() > deadline) {
      await child.stop();
      throw new UserError(
        `The account service did not answer at ${ready} within ${READY_TIMEOUT / 1000} s and was stopped: see its own message above.`,
      );
    }
    await wait(POLL_INTERVAL);
  }
  return child;
}
