import { type ComponentPropsWithRef, useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { expectConformance } from './conformance.js';
import { expectHydration } from './hydration.js';

describe('the check of hydration sees', () => {
  test('what differs between server and browser', async () => {
    let renders = 0;
    const Counted = () => {
      renders += 1;
      return <p>{renders}</p>;
    };
    await expect(expectHydration(<Counted />)).rejects.toThrow(/onRecoverableError/);
  });

  test.each(['error', 'warn'] as const)('a console.%s', async (level) => {
    const Noisy = () => {
      useEffect(() => console[level]('stray'), []);
      return <p>Woven</p>;
    };
    await expect(expectHydration(<Noisy />)).rejects.toThrow(`console.${level}: stray`);
  });

  test('a style attribute in the server’s markup', async () => {
    await expect(expectHydration(<p style={{ order: 1 }}>Woven</p>)).rejects.toThrow(/server markup/);
  });
});

/** Keeps the contract; props that it is given itself come last, so that a fault can be planted. */
function Proper({ fault, ...props }: ComponentPropsWithRef<'b'> & { fault?: ComponentPropsWithRef<'b'> }) {
  return <b {...props} className={['own', props.className].join(' ')} data-slot="proper" {...fault} />;
}

describe('the contract of a part', () => {
  test('is kept by a proper part', () => expectConformance(<Proper />, 'proper'));

  test.each<[string, RegExp, ComponentPropsWithRef<'b'> & Record<`data-${string}`, unknown>]>([
    ['another slot', /data-slot="proper"/, { 'data-slot': 'other' }],
    ['no ref', /ref of proper/, { ref: null }],
    ['no id', /id of proper/, { id: undefined }],
    ['no data-*', /data-\* of proper/, { 'data-probe': undefined }],
    ['no aria-*', /aria-\* of proper/, { 'aria-description': undefined }],
    ['no className', /className of proper/, { className: 'own' }],
    ['no classes of its own', /own classes of proper/, { className: 'probe-class' }],
    ['no style', /style of proper/, { style: {} }],
    ['a style attribute on the server', /server markup of proper/, { style: { order: 7 } }],
  ])('is broken by %s', async (_, message, fault) => {
    await expect(expectConformance(<Proper fault={fault} />, 'proper')).rejects.toThrow(message);
  });
});

describe('the silence of these tests', () => {
  test.fails('is broken by a console.warn that nobody asked for', () => {
    console.warn('unasked');
  });
});
