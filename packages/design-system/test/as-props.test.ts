import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { complaintsIn } from './examples-in-code.ts';
import { ROOT } from './sources.ts';

const FOLDER = path.join(ROOT, '.cache/as-props');

const PAGE = [
  `import type { ComponentType } from 'react';`,
  `import { DialogTrigger, IconButton, Link, LinkButton, PopoverClose, Text, TooltipTrigger } from '@weft/design-system';`,
  'declare const RouterLink: (props: { to: string }) => null;',
  'declare const Untyped: ComponentType<any>;',
];

const ACCEPTED = [
  '<TooltipTrigger as={LinkButton} href="/start" variant="action" newTab>Start</TooltipTrigger>',
  '<TooltipTrigger as={Link} href="/start">Start</TooltipTrigger>',
  '<TooltipTrigger as={IconButton} label="Copy">C</TooltipTrigger>',
  '<TooltipTrigger as={RouterLink} to="/start" />',
  '<LinkButton as={RouterLink} to="/start">Start</LinkButton>',
  '<LinkButton as={Untyped} to="/start">Start</LinkButton>',
];

const REFUSED = [
  '<TooltipTrigger as={LinkButton} loading>Start</TooltipTrigger>',
  '<TooltipTrigger as={LinkButton} href={5}>Start</TooltipTrigger>',
  '<TooltipTrigger as={Link} href={5}>Start</TooltipTrigger>',
  '<TooltipTrigger as={IconButton}>C</TooltipTrigger>',
  '<TooltipTrigger loads>Start</TooltipTrigger>',
  '<PopoverClose as={LinkButton} loading>Start</PopoverClose>',
  '<DialogTrigger as={LinkButton} loading>Start</DialogTrigger>',
  '<DialogTrigger as={Text} href="/start">Start</DialogTrigger>',
  '<LinkButton as={RouterLink} to="/start" loading>Start</LinkButton>',
];

test('a part takes the props of what `as` names, and no others', () => {
  const code = [...PAGE, ...[...ACCEPTED, ...REFUSED].map((element) => `void (${element});`)];
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'uses.tsx'), code.join('\n'));
  const lines = [...complaintsIn(FOLDER).matchAll(/^.*uses\.tsx\((\d+),/gm)].map(([, line]) => Number(line));
  expect(lines.map((line) => code[line - 1])).toEqual(REFUSED.map((element) => `void (${element});`));
}, 120_000);
