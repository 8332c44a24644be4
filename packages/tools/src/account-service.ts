import { setTimeout as wait } from 'node:timers/promises';
import { type Child, startChild } from './child.ts';
import { localOrigin } from './settings.ts';
import { UserError } from './user-error.ts';

/** The option of the service's own `start`: a small young heap keeps its peak low under load. */
const SMALL_NURSERY = '--max-semi-space-size=2';
/** The built program, and its sources, which Node runs too, for who changes them. Both below the root. */
const BUILT = 'packages/account-service/dist/main.js';
const SOURCES = 'packages/account-service/src/main.ts';

/** Milliseconds. */
const READY_LIMIT = 30_000;
const POLL = 50;
const ANSWER_LIMIT = 2_000;

async function answers(origin: string): Promise<boolean> {
  try {
    const { status } = await fetch(origin, { signal: AbortSignal.timeout(ANSWER_LIMIT), redirect: 'manual' });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Starts the account service and waits until it answers.
 * @param env Its settings; `ACCOUNT_PORT` says where it will answer.
 * @param stop Gives up waiting, and stops it, when aborted.
 * @param watch Run its sources instead of the build, and start anew whenever one of them changes.
 * @throws UserError when it ends or keeps silent instead.
 */
export async function startAccountService(
  env: Readonly<Record<string, string>>,
  stop: AbortSignal,
  watch = false,
): Promise<Child> {
  const child = startChild(
    [SMALL_NURSERY, ...(watch ? ['--watch', '--watch-preserve-output', SOURCES] : [BUILT])],
    env,
  );
  const ready = `${localOrigin(Number(env.ACCOUNT_PORT))}/readyz`;
  const deadline = Date.now() + READY_LIMIT;
  let end: string | undefined;
  void child.ended.then((how) => {
    end = how;
  });
  while (!(await answers(ready))) {
    if (end !== undefined) {
      throw new UserError(
        `The account service ended before it was ready (${end}): its own message is above.`,
      );
    }
    if (stop.aborted || Date.now() > deadline) {
      await child.stop();
      throw new UserError(
        `The account service did not answer at ${ready} within ${READY_LIMIT / 1000} s and was stopped: its own message is above.`,
      );
    }
    await wait(POLL);
  }
  return child;
}
