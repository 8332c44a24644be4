import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Breadcrumb, BreadcrumbItem, Tab, Tabs } from '../src/index.js';
import { mount } from './mount.js';

const parts = (
  <>
    <Breadcrumb>
      <BreadcrumbItem href="#teas">Teas</BreadcrumbItem>
      <BreadcrumbItem>Assam</BreadcrumbItem>
    </Breadcrumb>
    <Tabs label="Prices">
      <Tab value="month" title="By month">
        €5 a month
      </Tab>
    </Tabs>
  </>
);

/** How the slash of a breadcrumb leans, and where the line of tabs fades. */
function looksIn(host: HTMLElement): string[] {
  const item = host.querySelector('[data-slot="breadcrumb-item"]') as Element;
  const list = host.querySelector('[data-slot="tab-list"]') as Element;
  return [
    getComputedStyle(item, '::after').rotate,
    getComputedStyle(list).getPropertyValue('--ds-tabs-fade'),
  ];
}

const LTR = ['20deg', '90deg'];
const RTL = ['-20deg', '-90deg'];

test.for([
  { dirs: ['rtl'], looks: RTL },
  { dirs: ['rtl', 'ltr'], looks: LTR },
  { dirs: ['rtl', 'auto'], looks: LTR },
  { dirs: ['ltr', 'rtl'], looks: RTL },
  { dirs: ['rtl', 'ltr', 'rtl'], looks: RTL },
])('parts follow the nearest direction of $dirs', async ({ dirs, looks }) => {
  const host = mount(dirs.reduceRight((inside, dir) => createElement('div', { dir }, inside), parts));
  await expect.poll(() => host.querySelector('[role="tab"]')).not.toBeNull();
  expect(looksIn(host)).toEqual(looks);
});
