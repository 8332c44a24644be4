import { describe, expect, it } from 'vitest';
import { literalClassProblems } from '../checks/literal-classes.ts';

const problems = (classes: string): string[] => literalClassProblems('a.tsx', `const a = cva('${classes}');`);

describe('a class with a literal value', () => {
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
  ])('is %s', (name) => {
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
  ])('is not %s', (name) => {
    expect(problems(`flex ${name} ds:text-body`)).toEqual([]);
  });
});
