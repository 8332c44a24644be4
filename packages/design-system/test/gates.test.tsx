import type { ComponentPropsWithRef } from 'react';
import { expect, test } from 'vitest';
import { expectConformance } from './conformance.js';
import { expectHydration } from './hydration.js';

/* One planted fault for each check that other tests rely on. */

test('the hydration check fails on a hydration mismatch', async () => {
  let renders = 0;
  const Counted = () => {
    renders += 1;
    return <p>{renders}</p>;
  };
  await expect(expectHydration(<Counted />)).rejects.toThrow(/onRecoverableError/);
});

test('the conformance check fails on a part that drops className', async () => {
  const Part = ({ className: _, ...props }: ComponentPropsWithRef<'b'>) => (
    <b data-slot="part" className="own" {...props} />
  );
  await expect(expectConformance(<Part />, 'part')).rejects.toThrow(/className of part/);
});

test.fails('an unexpected console.warn fails its test', () => {
  console.warn('unasked');
});
