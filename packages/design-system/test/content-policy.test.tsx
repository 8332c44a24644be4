import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Accordion } from '../src/components/accordion/index.js';
import { Carousel } from '../src/components/carousel/index.js';
import { ChipMarquee } from '../src/components/chip-marquee/index.js';
import { FaqAccordion } from '../src/components/faq-accordion/index.js';
import { FeatureList } from '../src/components/feature-list/index.js';
import { MobileMenu } from '../src/components/mobile-menu/index.js';
import { PasswordField } from '../src/components/password-field/index.js';
import { Tabs } from '../src/components/tabs/index.js';
import { TextField } from '../src/components/text-field/index.js';
import { Tooltip, TooltipTrigger } from '../src/components/tooltip/index.js';
import { TopBar, TopBarLogo } from '../src/components/top-bar/index.js';
import { items as sections } from './examples/accordion.js';
import { panels } from './examples/carousel.js';
import { items as chips } from './examples/chip-marquee.js';
import { DialogOnPage, question } from './examples/dialog.js';
import { appFilter, DrawerOnPage } from './examples/drawer.js';
import { items as questions } from './examples/faq-accordion.js';
import { items as features } from './examples/feature-list.js';
import { items as ways } from './examples/mobile-menu.js';
import { Filter, filter } from './examples/popover.js';
import { tabs } from './examples/tabs.js';
import { mount } from './mount.js';

/** A strict policy; it does not apply to what was loaded before. */
const POLICY =
  "style-src 'self'; style-src-attr 'none'; script-src-attr 'none'; require-trusted-types-for 'script'";

/** Sets the policy on the test page for the rest of the file: a policy cannot be removed. */
function refusals(): string[] {
  const found: string[] = [];
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, sample, sourceFile }) => found.push(`${violatedDirective} ${sample} ${sourceFile}`),
    stop,
  );
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = POLICY;
  return found;
}

test('interactive components work under a policy without inline styles and scripts', async () => {
  const found = refusals();
  await page.viewport(390, 700);
  mount(
    <>
      <TopBar>
        <TopBarLogo href="#top">Weft</TopBarLogo>
        <MobileMenu>{ways}</MobileMenu>
      </TopBar>
      <p style={{ height: '80px' }} />
      <PasswordField label="Password" />
      <TextField label="Name" capitaliseInput="words" />
      <FaqAccordion>{questions}</FaqAccordion>
      <Accordion multiple>{sections}</Accordion>
      <Tabs label="What you build">{tabs}</Tabs>
      <FeatureList>{features}</FeatureList>
      <ChipMarquee label="Technologies" items={chips} />
      <Carousel label="Benefits" arrows autoplay interval={5000}>
        {panels()}
      </Carousel>
      <DialogOnPage {...question} />
    </>,
  );
  const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
  await press('Menu');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await press('Show password');
  await userEvent.type(page.getByLabelText('Name'), 'ada');
  await press('Who owns the data?');
  await press('Limits');
  await userEvent.click(page.getByRole('tab', { name: 'Data flows' }));
  await press('Launch Apps');
  await press('Pause: Technologies');
  await press('Slide 2 of 9');
  await press('Next slide');
  await press('Delete the flow');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('Close');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(found).toEqual([]);

  // The policy is active: violations are reported.
  const style = document.createElement('style');
  style.textContent = 'body { order: 1 }';
  document.head.append(style);
  document.body.setAttribute('style', 'order: 1');
  expect(() => document.createElement('p').setHTMLUnsafe('Text')).toThrow(TypeError);
  await expect
    .poll(() => found.map((each) => each.split(' ')[0]).sort())
    .toEqual(['require-trusted-types-for', 'style-src-attr', 'style-src-elem']);
  style.remove();
  document.body.removeAttribute('style');
  await page.viewport(1000, 700);
});

test('overlays work under the same policy', async () => {
  const found = refusals();
  mount(
    <>
      <Filter {...filter} />
      <Tooltip content="Members keep their access">
        <TooltipTrigger>Archive</TooltipTrigger>
      </Tooltip>
    </>,
  );
  await userEvent.hover(page.getByRole('button', { name: 'Archive' }));
  await expect.element(page.getByText('Members keep their access')).toBeVisible();
  const title = page.getByText('Show', { exact: true });
  await userEvent.click(page.getByRole('button', { name: 'Filter' }));
  await expect.element(title).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await expect.element(title).not.toBeVisible();
  expect(found).toEqual([]);
});

test('a drawer works under the same policy', async () => {
  const found = refusals();
  mount(<DrawerOnPage {...appFilter} />);
  await userEvent.click(page.getByRole('button', { name: 'Filter' }));
  await expect.element(page.getByRole('dialog', { name: 'Filter apps' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show 12 apps' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(found).toEqual([]);
});
