import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '@weft/tools/paths';
import { describe, expect, it } from 'vitest';

const file = fromRoot('docs/site-security-review.md');
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => /^\| [SPT]\d/.test(line))
  .map((line): [point: string, tests: string] => {
    const [, point = '', tests = ''] = /^\| ([^|]+) \| [^|]+ \| (.+) \|$/.exec(line) ?? [];
    return [point, tests];
  });

describe('each point of the review of the site', () => {
  it('has a row of its own', () => {
    const demanded = Array.from({ length: 26 }, (_, index) => `S${index + 1}`);
    const points = rows.flatMap(([point]) => point.split(', '));
    expect(points.toSorted()).toEqual([...demanded, 'P4', 'P5', 'T1–T4'].toSorted());
  });

  it.each(rows)('%s names tests that are there', (_point, tests) => {
    const parts = [...tests.matchAll(/\]\(([^)]+)\)|«([^»]+)»/g)];
    expect(parts.filter(([, , title]) => title).length).toBeGreaterThan(0);
    let source = '';
    for (const [, link, title] of parts) {
      if (link) {
        const named = path.join(path.dirname(file), link);
        expect(existsSync(named), link).toBe(true);
        source = readFileSync(named, 'utf8');
      } else expect(source).toContain(title);
    }
  });
});
