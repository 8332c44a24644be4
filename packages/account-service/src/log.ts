import { setTimeout as delay } from 'node:timers/promises';
import { destination, type Logger, pino } from 'pino';
import type { LogLevel } from './config/config.ts';

/**
 * Structured log with named events. Never log addresses, passwords, tokens or query strings; log the id of the account or
 * request.
 */
export interface Log extends Logger {
  /** Resolves when all lines are written, when the output refuses them, or after a short grace. */
  written(): Promise<void>;
}

/** Bytes that may wait for the output. Lines beyond that are dropped and counted. */
const BUFFER_MAX = 1_048_576;
const WRITTEN_GRACE_MS = 300;

/**
 * Creates a log of JSON lines with UTC times, on standard output. It never waits for the output: the service goes on while
 * the disk is full or nobody reads the pipe. When lines can be written again, `log.dropped` says how many are missing.
 */
export function createLog(level: LogLevel): Log {
  const output = openOutput();
  const log = pino(
    {
      level,
      base: { service: 'account-service' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    output,
  );
  let dropped = 0;
  output.on('drop', () => {
    dropped += 1;
  });
  output.on('drain', () => {
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    log.warn({ event: 'log.dropped', lines });
  });
  const written = async () => {
    const settled = new Promise<void>((resolve) => {
      output.once('drain', resolve).once('error', () => resolve());
    });
    // The output emits one of these events after every write, even after an empty one.
    output.write('');
    await Promise.race([settled, delay(WRITTEN_GRACE_MS)]);
  };
  return Object.assign(log, { written });
}

function openOutput() {
  // Creating this stream makes a pipe non-blocking. A blocking write would occupy a thread, for which the exit waits.
  const { fd } = process.stdout;
  const output = destination({ dest: fd, sync: false, maxLength: BUFFER_MAX });
  // The next line tries again.
  output.on('error', () => undefined);
  // pino calls this at the exit, and it would retry until the output has accepted everything.
  output.flushSync = () => undefined;
  return output;
}
