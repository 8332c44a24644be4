/** How often to look whether the process that started this one is still there. */
const PARENT_POLL_MS = 1_000;

/**
 * Aborts when this process is asked to stop: Ctrl-C, SIGTERM, a closed terminal, or a parent that went away without a
 * word (pnpm and npx do not pass every signal on). A second signal ends the process at once.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const ask = () => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !controller.signal.aborted) controller.abort();
  }, PARENT_POLL_MS).unref();
  return controller.signal;
}

/** Resolves when the signal aborts, at once if it has. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
