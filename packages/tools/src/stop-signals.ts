import { endRunning } from './run.ts';
import { runScript } from './user-error.ts';

/**
 * Aborts when this process is asked to stop: Ctrl-C, or SIGTERM (pnpm and npx pass both on). A second signal ends the
 * process at once. A closed terminal ends it without a word, unless `nohup` forbids that; the children's leash then
 * stops them in order.
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

/** Resolves when the signal aborts, at once if it has. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Runs the main function of a script that starts other programs. Told to stop, it ends what `run` has under way; when the
 * function is done the process ends, whatever a program has left open.
 */
export async function runStoppable(main: (stop: AbortSignal) => Promise<number>): Promise<void> {
  const stop = stopSignal();
  void aborted(stop).then(() => endRunning());
  await runScript(() => main(stop));
  process.exit();
}
