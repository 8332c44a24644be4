/** Everything but `debug`, which browsers do not show unless asked: development servers talk there. */
const LEVELS = ['error', 'warn', 'info', 'log'] as const;

/**
 * No console's words, but a notice to the window that Vitest writes there: what measured itself while a size was being
 * answered is told again in the next frame. Floating UI places a menu in that moment.
 */
const MEASURED_LATER = 'ResizeObserver loop completed with undelivered notifications.';

const isMeasuredLater = ([first]: unknown[]): boolean =>
  first instanceof Error && first.message === MEASURED_LATER;

/** What {@link listenToConsole} hands out. */
export interface ConsoleEar {
  /**
   * @param allowed What may be written, as `console.level: text`; nothing by default.
   * @throws When anything else was written since it began to listen; the message names each level and text.
   */
  readonly expectSilence: (allowed?: RegExp) => void;
  /** Puts the console back as it was. */
  readonly stop: () => void;
}

/**
 * Hears what is written to the console as an error, a warning, information or a log, and lets it through. One may listen
 * inside another; the inner one has to stop first.
 */
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
