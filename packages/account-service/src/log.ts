import { type Logger, pino } from 'pino';
import type { LogLevel } from './config/config.ts';

/** JSON lines. Events have names, people have ids; addresses, passwords, tokens and queries are never given to it. */
export type Log = Logger;

/** A log on standard output with UTC times. */
export function createLog(level: LogLevel): Log {
  return pino({
    level,
    base: { service: 'account-service' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
