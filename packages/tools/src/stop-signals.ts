import { endRunning } from './run.ts';
import { runScript, UserError } from './user-error.ts';

/**
 * Aborts on Ctrl-C, SIGTERM or a closed terminal (SIGHUP); pnpm and npx pass them on. A second Ctrl-C or SIGTERM exits at once. Where
 * this process dies without a signal, the children of `startChild` stop by themselves (`stop-with-parent.mjs`).
 */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const ask = () => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ask);
  // It comes from the terminal and from pnpm.
  process.on('SIGHUP', () => controller.abort());
  return controller.signal;
}

/** Resolves when the signal aborts, or at once if it has aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Runs the main function of a script that starts other programs. On a stop signal it stops the commands of `run`, and what
 * then fails because of it is not reported. When the function returns, the process exits even if a handle is still open.
 */
export async function runStoppable(main: (stop: AbortSignal) => Promise<number>): Promise<void> {
  const stop = stopSignal();
  void aborted(stop).then(() => endRunning());
  await runScript(async () => {
    try {
      return await main(stop);
    } catch (error) {
      if (stop.aborted && error instanceof UserError) return 1;
      throw error;
    }
  });
  process.exit();
}
