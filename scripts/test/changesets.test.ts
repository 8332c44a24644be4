import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '@weft/tools/paths';
import { describe, expect, it } from 'vitest';

/** The package that customers install, and the tokens inside it, whose bump is computed. */
const PUBLISHED = ['@weft/design-system', '@weft/tokens'];

const ENTRY = /^'(@weft\/[a-z-]+)': (none|patch|minor|major)$/;

/** The problems of a changeset's text. */
function problems(text: string): string[] {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) return ['does not begin with packages between two lines ---'];
  const lines = head.split('\n');
  return [
    ...lines
      .filter((line) => !PUBLISHED.includes(ENTRY.exec(line)?.[1] ?? ''))
      .map((line) => `'${line}' names no published package with none, patch, minor or major`),
    ...(body.trim() ? [] : ['says nothing to a customer']),
  ];
}

describe('a changeset', () => {
  it('names published packages with a bump and describes the change', () => {
    const files = readdirSync(fromRoot('.changeset')).filter((name) => name !== 'README.md');
    const wrong = files.flatMap((name) =>
      problems(readFileSync(fromRoot('.changeset', name), 'utf8')).map((each) => `${name} ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is rejected with another package', () => {
    expect(problems("---\n'@weft/site': minor\n---\n\nButton: smaller.\n")).toHaveLength(1);
  });
});

describe('the changelog', () => {
  it("starts with the package's version", () => {
    const folder = 'packages/design-system';
    const { version } = JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8'));
    expect(existsSync(fromRoot(folder, 'CHANGELOG.md'))).toBe(true);
    const newest = /^## (.+)$/m.exec(readFileSync(fromRoot(folder, 'CHANGELOG.md'), 'utf8'))?.[1];
    expect(newest).toBe(version);
  });
});
