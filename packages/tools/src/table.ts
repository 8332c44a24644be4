/** Formats names and values in two columns. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}

/** Formats seconds with one decimal. */
export const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** Prints a line. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`);
