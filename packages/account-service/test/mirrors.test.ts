import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Files of tests that start a store and run on SQLite alone: they are about what comes before any store, or beside it. */
const ON_SQLITE_ALONE = [
  // The contract's judgement; what is let through reaches PostgreSQL in `fuzz`.
  'agreement.test.ts',
  // Bodies, methods, paths, headers and connections are judged before a query.
  'bodies.test.ts',
  'http.test.ts',
  'slow-clients.test.ts',
  // A list in memory.
  'common-passwords.test.ts',
  // The key and the caller's address.
  'edge.test.ts',
  // The document against the routes' answers.
  'openapi.test.ts',
];

const testsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
const read = (...parts: string[]) => readFileSync(join(import.meta.dirname, ...parts), 'utf8');
const STARTS_STORE = /\b(start|startService|spawnService|openStore|behindProxy|storeOf)\(/;

test('what starts a store is run on PostgreSQL too, or named with its reason', () => {
  const starting = testsIn(import.meta.dirname).filter((name) => STARTS_STORE.test(read(name)));
  const mirrored = testsIn(join(import.meta.dirname, 'on-postgres')).filter((name) =>
    read('on-postgres', name).includes(`import('../${name}')`),
  );
  expect(starting.length).toBeGreaterThan(20);
  expect(starting.filter((name) => !mirrored.includes(name)).sort()).toEqual(ON_SQLITE_ALONE.sort());
});
