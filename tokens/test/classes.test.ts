import { describe, expect, it } from 'vitest';
import { classProblems, raisedProblems } from '../checks/classes.ts';

const problems = (classes: string): string[] => classProblems('a.tsx', `const a = cva('${classes}');`);

describe('the class gate', () => {
  it.each([
    'z-37',
    'z-0',
    'duration-123',
    'ds:hover:delay-75',
    'border-3',
    'border-t-2',
    'outline-4',
    'outline-offset-2',
    'opacity-35',
    'ds:md:-underline-offset-3',
    'p-[13px]',
    'ds:text-[#e2452f]',
    'bg-[oklch(0.5_0.1_29)]',
    'ds:[transition-duration:250ms]',
    'max-w-[calc(100%-2rem)]',
    'ds:data-[state=open]:w-[20ch]',
    'z-37!',
    'ds:bg-ink/80',
    'ds:hover:text-default/50!',
    'text-body/6',
    'border-strong/(--a)',
  ])('refuses %s', (name) => {
    expect(problems(`flex ${name} ds:text-body`)).toEqual([
      expect.stringContaining(`a.tsx: ${name.replace(/!$/, '')}`),
    ]);
  });

  it.each([
    'z-bar',
    'duration-fast',
    'border-hairline',
    'ds:border-0',
    'opacity-0',
    'ds:placeholder:opacity-100',
    'p-4',
    'max-w-1/2',
    'ds:group-hover/card:bg-subtle',
    'ds:group-hover/text-part:p-4',
    'src/border-box/name.ts',
    'grid-cols-[auto_1fr]',
    'ds:lg:@min-[55rem]/bar:flex',
    'ds:[@media(width>768px)]:grid-flow-col',
    'ds:[stroke-width:var(--ds-stroke-thread)]',
    'ds:has-[option[value=""]:checked]:text-muted',
    'max-w-[calc(var(--ds-size-form)+2*var(--ds-space-stack))]',
    'forced-colors:text-[CanvasText]',
  ])('accepts %s', (name) => {
    expect(problems(`flex ${name} ds:text-body`)).toEqual([]);
  });

  it('finds every one of several, in a template and on lines of its own', () => {
    expect(classProblems('a.tsx', '`\n  z-1\n  flex p-[1px] duration-9`')).toEqual([
      'a.tsx: z-1 is no token',
      'a.tsx: duration-9 is no token',
      'a.tsx: p-[1px] is no token',
    ]);
  });
});

describe('the gate of raised surfaces', () => {
  it('sees a shadow without a border', () => {
    expect(raisedProblems('a.ts', "cva('ds:bg-raised ds:shadow-overlay')")).toHaveLength(1);
    expect(raisedProblems('a.ts', "cva(['ds:border-hairline', 'ds:shadow-overlay'])")).toEqual([]);
  });
});
