/** All levels except `debug`, which development servers use. */
const LEVELS = ['error', 'warn', 'info', 'log'] as const;

/** A harmless browser notice that Vitest logs: Floating UI positions a menu during a ResizeObserver callback. */
const MEASURED_LATER = 'ResizeObserver loop completed with undelivered notifications.';

const isMeasuredLater = ([first]: unknown[]): boolean =>
  first instanceof Error && first.message === MEASURED_LATER;

/** The handle of {@link listenToConsole}. */
interface ConsoleEar {
  /**
   * @param allowed What may be written, as `console.level: text`; nothing by default.
   * @throws When anything else was written since it began to listen; the message names each level and text.
   */
  readonly expectSilence: (allowed?: RegExp) => void;
  /** Restores the console. */
  readonly stop: () => void;
}

/** Records and passes on what is written to the console. Listeners may be nested; the inner one has to stop first. */
export function listenToConsole(): ConsoleEar {
  const heard: string[] = [];
  const before = LEVELS.map((level) => [level, console[level]] as const);
  for (const [level, write] of before) {
    console[level] = (...data: unknown[]) => {
      if (!isMeasuredLater(data)) heard.push(`console.${level}: ${data.map(String).join(' ')}`);
      write.apply(console, data);
    };
  }
  return {
    expectSilence: (allowed) => {
      const stray = heard.filter((line) => !allowed?.test(line));
      if (stray.length > 0) throw new Error(stray.join('\n'));
    },
    stop: () => {
      for (const [level, write] of before) console[level] = write;
    },
  };
}
