import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NativeForm, questions } from '../../../test/examples/native-form.js';
import { mount, mountInFrame, mountInShadow } from '../../../test/mount.js';
import { Accordion, AccordionItem } from '../accordion/index.js';
import { Checkbox } from '../checkbox/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { Tab, Tabs } from '../tabs/index.js';
import { TextField } from '../text-field/index.js';
import { ErrorSummary } from './error-summary.js';

const cityError = { targetId: 'city', message: 'Enter a city' };
const city = <TextField id="city" label="City" error={cityError.message} />;
const addressTab = (
  <Tab value="address" title="Address">
    <Accordion>
      <AccordionItem value="home" title="Home">
        {city}
      </AccordionItem>
    </Accordion>
  </Tab>
);
const plan = (id?: string) => (
  <RadioGroup
    id={id}
    label="Which plan?"
    name="plan"
    options={[
      { value: 'solo', label: 'Solo' },
      { value: 'team', label: 'Team' },
    ]}
  />
);
const cityLink = page.getByRole('link', { name: cityError.message });
const address = window.location.href;

afterEach(() => window.history.replaceState(null, '', address));

test('a link opens the tab and the accordion around its field, which takes the focus', async () => {
  mount(
    <>
      <ErrorSummary errors={[cityError, { targetId: 'plan', message: 'Choose a plan' }]} />
      <Tabs label="Account">
        <Tab value="name" title="Name">
          First of all
        </Tab>
        {addressTab}
        <Tab value="plan" title="Plan">
          {plan('plan')}
        </Tab>
      </Tabs>
    </>,
  );
  await userEvent.click(cityLink);
  await expect.element(page.getByLabelText('City')).toHaveFocus();
  await expect.element(page.getByText('City')).toBeInViewport();
  await userEvent.click(page.getByRole('link', { name: 'Choose a plan' }));
  await expect.element(page.getByRole('radio', { name: 'Solo' })).toHaveFocus();
  expect(window.location.href).toBe(address);
});

test('a link selects no tab that is selected already', async () => {
  const selected = vi.fn();
  mount(
    <>
      <ErrorSummary errors={[cityError]} />
      <Tabs label="Account" onValueChange={selected}>
        {addressTab}
      </Tabs>
    </>,
  );
  await userEvent.click(cityLink);
  await expect.element(page.getByLabelText('City')).toHaveFocus();
  expect(selected).not.toHaveBeenCalled();
});

test('a link to a field that cannot take the focus is left to the browser, which opens details', async () => {
  const host = mount(
    <>
      <ErrorSummary errors={[cityError]} />
      <details>
        <summary>Address</summary>
        {city}
      </details>
    </>,
  );
  await userEvent.click(cityLink);
  await expect.poll(() => host.querySelector('details')?.open).toBe(true);
  await expect.element(page.getByLabelText('City')).toHaveFocus();
});

test('in a shadow root a link leads to its field', async () => {
  const inside = mountInShadow(
    <>
      <ErrorSummary errors={[cityError]} />
      {city}
    </>,
  );
  await userEvent.click(cityLink);
  await expect.poll(() => (inside.getRootNode() as ShadowRoot).activeElement?.id).toBe('city');
  expect(window.location.href).toBe(address);
});

test('in a shadow root a link leads to a field in the document around it', async () => {
  mount(city);
  mountInShadow(<ErrorSummary errors={[cityError]} />);
  await userEvent.click(cityLink);
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus();
  expect(window.location.href).toBe(address);
});

test('in a frame that the page renders into, a link leads to its field', async () => {
  const inside = mountInFrame(
    <>
      <ErrorSummary errors={[cityError]} />
      {city}
    </>,
  );
  await expect.poll(() => inside.querySelector('a')).not.toBeNull();
  inside.querySelector('a')?.click();
  expect(inside.activeElement?.id).toBe('city');
});

test('in a frame a link shows a checkbox whose legend is too far above for the frame', async () => {
  const space = <div style={{ blockSize: '200px' }} />;
  const inside = mountInFrame(
    <>
      <ErrorSummary errors={[{ targetId: 'terms', message: 'Accept the terms' }]} />
      <fieldset>
        <legend>Your order</legend>
        {space}
        <Checkbox id="terms" label="I accept" />
        {space}
      </fieldset>
    </>,
  );
  await expect.poll(() => inside.querySelector('a')).not.toBeNull();
  inside.querySelector('a')?.click();
  const terms = inside.getElementById('terms') as HTMLElement;
  expect(inside.activeElement).toBe(terms);
  expect(terms.getBoundingClientRect().top).toBeLessThan(inside.defaultView?.innerHeight ?? 0);
});

test('an error that is given twice is listed once', async () => {
  const host = mount(<ErrorSummary errors={[cityError, { message: 'Try again' }, { ...cityError }]} />);
  await expect.element(cityLink).toBeVisible();
  expect(host.querySelectorAll('li')).toHaveLength(2);
  expect(host.querySelector('[data-count]')).toHaveAttribute('data-count', '2');
});

test('a summary that is higher than the window takes the focus at its title', async () => {
  await page.viewport(320, 256);
  onTestFinished(() => page.viewport(1000, 700));
  const errors = Array.from({ length: 8 }, (_, index) => ({ message: `Enter a name for app ${index}` }));
  mount(
    <>
      <div style={{ blockSize: '200vh' }} />
      <ErrorSummary errors={errors} />
    </>,
  );
  await expect.element(page.getByRole('group')).toHaveFocus();
  const title = page.getByRole('heading', { name: 'There is a problem' });
  await expect.element(title).toBeInViewport({ ratio: 1 });
});

test.for([
  { around: 'of a whole form, with questions of its own', first: plan() },
  { around: 'with a legend far above', first: <legend>Your order</legend> },
])('a link to a checkbox in a fieldset $around shows the checkbox', async ({ first }) => {
  mount(
    <form>
      <ErrorSummary errors={[{ targetId: 'terms', message: 'Accept the terms' }]} />
      <fieldset>
        {first}
        <div style={{ blockSize: '200vh' }} />
        <Checkbox id="terms" label="I accept" />
        <div style={{ blockSize: '200vh' }} />
      </fieldset>
    </form>,
  );
  await userEvent.click(page.getByRole('link', { name: 'Accept the terms' }));
  const terms = page.getByRole('checkbox', { name: 'I accept' });
  await expect.element(terms).toHaveFocus();
  await expect.element(terms).toBeInViewport();
});

test('a native form keeps its answers until all are valid, and then leaves them to the browser', async () => {
  const sent: boolean[] = [];
  const listen = (event: SubmitEvent) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', listen);
  onTestFinished(() => window.removeEventListener('submit', listen));
  mount(<NativeForm />);
  const submit = page.getByRole('button', { name: 'Submit' });
  await userEvent.click(submit);
  await expect.element(page.getByRole('group')).toHaveFocus();
  for (const { label } of questions)
    await userEvent.fill(page.getByRole('textbox', { name: new RegExp(`^${label}`) }), 'Weft');
  await userEvent.click(submit);
  await expect.poll(() => sent).toEqual([false, true]);
});
