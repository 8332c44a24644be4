/** Rows of a name and a value, the values in one column. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}

/** Seconds for people: one decimal. */
export const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;
