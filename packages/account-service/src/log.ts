import { type Logger, pino } from 'pino';
import type { LogLevel } from './config/config.ts';

/**
 * Structured log with named events. Never log addresses, passwords, tokens or query strings; log the id of the account or
 * request.
 */
export type Log = Logger;

/** Creates a log of JSON lines with UTC times, on standard output. */
export function createLog(level: LogLevel): Log {
  return pino({
    level,
    base: { service: 'account-service' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
