/** How many letters have to be added, removed or replaced to make one text of another (Levenshtein's distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, above] of row.slice(1).entries()) {
      const replaced = (row[column] ?? 0) + (letter === other[column] ? 0 : 1);
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The three ids that are written most like a text, the nearest first. */
export const nearest = (text: string, ids: readonly string[]): string[] =>
  ids
    .map((id) => ({ id, far: distance(text, id) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ id }) => id);
