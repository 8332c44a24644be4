import { endRunning } from './run.ts';
import { runScript } from './user-error.ts';

/**
 * Aborts on Ctrl-C or SIGTERM; pnpm and npx pass both on. A second signal exits at once. A closed terminal ends this
 * process by SIGHUP, and the children then stop because their parent is gone (`stop-with-parent.mjs`).
 */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const ask = () => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ask);
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
 * Runs the main function of a script that starts other programs. On a stop signal it stops the commands of `run`. When
 * the function returns, the process exits even if a handle is still open.
 */
export async function runStoppable(main: (stop: AbortSignal) => Promise<number>): Promise<void> {
  const stop = stopSignal();
  void aborted(stop).then(() => endRunning());
  await runScript(() => main(stop));
  process.exit();
}
