import { type ReactElement, useActionState, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../src/components/checkbox/index.js';
import { CheckboxGroup } from '../src/components/checkbox-group/index.js';
import { ErrorSummary } from '../src/components/error-summary/index.js';
import { RadioGroup } from '../src/components/radio-group/index.js';
import { SelectField } from '../src/components/select-field/index.js';
import { Switch } from '../src/components/switch/index.js';
import { mount } from './mount.js';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

describe('without script', () => {
  /** The server's HTML, never hydrated. */
  function serve(fields: ReactElement): HTMLFormElement {
    const form = document.body.appendChild(document.createElement('form'));
    onTestFinished(() => form.remove());
    form.append(...new DOMParser().parseFromString(renderToString(fields), 'text/html').body.childNodes);
    return form;
  }

  test('a press on a label checks its choice, and the form sends what is checked', async () => {
    const form = serve(
      <>
        <Checkbox label="Terms" name="terms" />
        <Switch label="News" name="news" defaultChecked />
        <CheckboxGroup label="Screens" name="screens" options={options} defaultValue={['b']} />
      </>,
    );
    await userEvent.click(page.getByText('Terms'));
    await userEvent.click(page.getByText('News'));
    await userEvent.click(page.getByText('C', { exact: true }));
    expect([...new FormData(form)]).toEqual([
      ['terms', 'on'],
      ['screens', 'b'],
      ['screens', 'c'],
    ]);
  });

  test('one of the radio buttons is chosen, the arrow keys change it, and a reset restores it', async () => {
    const form = serve(<RadioGroup label="Plan" name="plan" options={options} defaultValue="a" />);
    await userEvent.click(page.getByText('B', { exact: true }));
    await userEvent.keyboard('{ArrowDown}');
    expect([...new FormData(form)]).toEqual([['plan', 'c']]);
    form.reset();
    expect([...new FormData(form)]).toEqual([['plan', 'a']]);
  });
});

describe('the props of a form library', () => {
  test.each([
    ['RadioGroup', RadioGroup],
    ['CheckboxGroup', CheckboxGroup],
  ])('reach every input of a %s', async (_, Group) => {
    const inputs = new Set<HTMLInputElement | null>();
    const heard: string[] = [];
    const host = mount(
      <Group
        label="Probe"
        name="probe"
        options={options}
        ref={(input) => {
          inputs.add(input);
        }}
        onChange={({ target }) => heard.push(`${target.name}: ${target.value}`)}
        onBlur={({ target }) => heard.push(`left ${target.name}`)}
      />,
    );
    await userEvent.click(page.getByText('B', { exact: true }));
    inputs.delete(null);
    expect([...inputs]).toEqual([...host.querySelectorAll('input')]);
    expect([...inputs].map((input) => input?.name)).toEqual(['probe', 'probe', 'probe']);
    (document.activeElement as HTMLElement).blur();
    expect(heard).toEqual(['probe: b', 'left probe']);
  });

  test('keep every input of a ref that has a cleanup', async () => {
    const inputs = new Set<HTMLInputElement | null>();
    const collect = (input: HTMLInputElement | null) => {
      inputs.add(input);
      return () => {
        inputs.delete(input);
      };
    };
    function Plan() {
      const [plan, setPlan] = useState('a');
      return (
        <RadioGroup
          label="Plan"
          name="plan"
          options={options}
          value={plan}
          onValueChange={setPlan}
          ref={collect}
        />
      );
    }
    const host = mount(<Plan />);
    for (const name of ['B', 'C']) {
      await userEvent.click(page.getByRole('radio', { name }));
      await expect.poll(() => inputs).toEqual(new Set(host.querySelectorAll('input')));
    }
  });

  test.each([
    ['the first of a RadioGroup that can be chosen', RadioGroup, {}, 'B'],
    ['the chosen one of a RadioGroup', RadioGroup, { value: 'c' }, 'C'],
    ['the first of a CheckboxGroup that can be chosen', CheckboxGroup, {}, 'B'],
  ])('reaches %s last, which a Controller keeps and focuses', async (_, Group, chosen, name) => {
    let kept: HTMLInputElement | undefined;
    const field = {
      label: 'Probe',
      name: 'probe',
      options: [...options, { value: 'd', label: 'D' }].map((each) => ({
        ...each,
        disabled: each.value === 'a',
      })),
      onChange: () => {},
      ref: (input: HTMLInputElement | null) => {
        if (input) kept = input;
      },
    };
    mount(<Group {...field} {...(chosen as object)} />);
    const entry = page.getByLabelText(name, { exact: true });
    await expect.element(entry).toBeVisible();
    expect(kept).toBe(entry.element());
  });
});

/** A checkbox that stands for others and whose state is set only while it is indeterminate. */
function Mixed() {
  const [mixed, setMixed] = useState(true);
  return <Checkbox label="All" indeterminate={mixed || undefined} onChange={() => setMixed(false)} />;
}

test('a checkbox that stops being indeterminate keeps the focus and the result of the press', async () => {
  mount(<Mixed />);
  const box = page.getByRole('checkbox');
  await expect.element(box).toBePartiallyChecked();
  box.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBePartiallyChecked();
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveFocus();
});

describe('a group whose first choice is disabled', () => {
  const [first, ...others] = options;
  const choices = [{ ...first, value: 'a', label: 'A', disabled: true }, ...others];

  test('is reached by a link of the error summary at the first that can be chosen', async () => {
    mount(
      <>
        <ErrorSummary attempt={0} errors={[{ targetId: 'plan', message: 'Choose a plan' }]} />
        <RadioGroup id="plan" label="Plan" name="plan" options={choices} />
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Choose a plan' }));
    await expect.element(page.getByRole('radio', { name: 'B' })).toHaveFocus();
  });

  test('is focused there by autoFocus', async () => {
    mount(<RadioGroup label="Plan" name="plan" options={choices} autoFocus />);
    await expect.element(page.getByRole('radio', { name: 'B' })).toHaveFocus();
  });
});

describe('the autoFocus of a RadioGroup', () => {
  const chooseable = [...options, { value: 'd', label: 'D', disabled: true }];

  test.each([
    ['the choice that is chosen at first', { defaultValue: 'b' }, 'B'],
    ['the choice that a controlled value names', { value: 'c', onValueChange: () => {} }, 'C'],
    ['the first that can be chosen where the chosen one is disabled', { defaultValue: 'd' }, 'A'],
  ])('goes to %s', async (_, chosen, name) => {
    mount(<RadioGroup label="Plan" name="plan" options={chooseable} autoFocus {...chosen} />);
    await expect.element(page.getByRole('radio', { name })).toHaveFocus();
  });
});

describe('controlled choices', () => {
  const first = { plan: 'a', screens: ['a'], tea: 'a', terms: false, mixed: true, news: true };
  const chosen = { plan: 'b', screens: ['b'], tea: 'c', terms: true, mixed: false, news: false };

  /** A form that shows what its action was sent. The action may choose, too. */
  function Order({ answer = {} }) {
    const [value, setValue] = useState(first);
    const set = (part: object) => setValue((before) => ({ ...before, ...part }));
    const [sent, send] = useActionState((before: string, data: FormData) => {
      set(answer);
      return `${before}[${[...data.values()]}]`;
    }, '');
    const box = (name: 'terms' | 'mixed' | 'news') => ({
      label: name,
      name,
      value: name,
      checked: value[name],
      onChange: () => set({ [name]: !value[name] }),
    });
    const list = (name: 'plan' | 'screens' | 'tea') => ({ label: name, name, options });
    return (
      <form action={send}>
        <RadioGroup {...list('plan')} value={value.plan} onValueChange={(plan) => set({ plan })} />
        <CheckboxGroup
          {...list('screens')}
          value={value.screens}
          onValueChange={(screens) => set({ screens })}
        />
        <SelectField
          {...list('tea')}
          value={value.tea}
          onChange={({ target }) => set({ tea: target.value })}
        />
        <Checkbox {...box('terms')} />
        <Checkbox {...box('mixed')} indeterminate={false} />
        <Switch {...box('news')} />
        <button type="submit">Send</button>
        <output>{sent}</output>
      </form>
    );
  }

  async function sendTwice(...sent: [string, string]) {
    for (const all of [sent[0], sent.join('')]) {
      await userEvent.click(page.getByRole('button', { name: 'Send' }));
      await expect.element(page.getByRole('status')).toHaveTextContent(all);
    }
  }

  test('stay as chosen after a form action', async () => {
    mount(<Order />);
    await userEvent.click(page.getByRole('radio', { name: 'B' }));
    for (const name of ['A', 'B', 'terms', 'mixed'])
      await userEvent.click(page.getByRole('checkbox', { name }));
    await userEvent.click(page.getByRole('switch', { name: 'news' }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'tea' }), 'c');
    await sendTwice('[b,b,c,terms]', '[b,b,c,terms]');
  });

  test('are as a form action sets them', async () => {
    mount(<Order answer={chosen} />);
    await sendTwice('[a,a,a,mixed,news]', '[b,b,c,terms]');
  });
});
