import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.ts';
import { Prose } from '../prose/index.js';
import { TextField } from '../text-field/index.js';
import { capitaliseMessage, type MessageCapitalisation } from './index.js';

const meta = preview.meta({
  title: 'Behaviour/Capitalisation',
  component: TextField,
  args: { label: 'Name', name: 'name', autoComplete: 'name' },
});

const MESSAGES: readonly [rule: MessageCapitalisation, text: string, shown: string][] = [
  ['sentence', 'invalid email format', 'Invalid email format'],
  ['sentence', '  leading space is dropped', 'Leading space is dropped'],
  ['sentence', 'the API key of ACME is wrong', 'The API key of ACME is wrong'],
  ['sentence', 'élan is short', 'Élan is short'],
  ['sentence', 'e\u0301lan, decomposed', 'E\u0301lan, decomposed'],
  ['sentence', 'istanbul', 'Istanbul'],
  ['sentence', 'ßig begins with two capitals nowhere', 'Ssig begins with two capitals nowhere'],
  ['sentence', '\u{10428} beyond the basic plane', '\u{10400} beyond the basic plane'],
  ['sentence', 'ქალაქი სავალდებულოა', 'ქალაქი სავალდებულოა'],
  ['sentence', '8 characters at least', '8 characters at least'],
  ['sentence', '   ', ''],
  ['sentence', '', ''],
  ['words', 'billing  & API support', 'Billing  & API Support'],
  ['words', ' über-admin of the e-mail list', 'Über-admin Of The E-mail List'],
  ['words', 'ქართული ენა', 'ქართული ენა'],
  ['none', '  iOS only', '  iOS only'],
];

type Message = readonly [rule: MessageCapitalisation, text: string, ...unknown[]];

/** A table of messages as they are written and as they are shown. */
const Messages = ({ of }: { of: readonly Message[] }) => (
  <Prose>
    <table>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Given</th>
          <th scope="col">Shown</th>
        </tr>
      </thead>
      <tbody>
        {of.map(([rule, text]) => (
          <tr key={rule + text}>
            <td style={{ whiteSpace: 'nowrap' }}>{rule}</td>
            <td>{text}</td>
            <td>{capitaliseMessage(text, rule)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Prose>
);

/** What each rule makes of a message. */
export const MessageExamples = meta.story({
  render: () => (
    <Messages
      of={[
        ['none', 'iOS only'],
        ['sentence', 'email is required'],
        ['sentence', 'the API key is wrong'],
        ['words', 'billing and support'],
      ]}
    />
  ),
});

/** The rule for messages, by example. What is not a first letter stays as it was written. */
export const MessageRules = meta.story({
  render: () => <Messages of={MESSAGES.filter(([, text]) => text.trim())} />,
  play: async () => {
    for (const [rule, text, shown] of MESSAGES) await expect(capitaliseMessage(text, rule)).toBe(shown);
    await expect(capitaliseMessage('by default')).toBe('By default');
  },
});

/** Applied on blur by an `input` event, which a controlled field receives before `onBlur`. */
export const CapitaliseWords = meta.story({
  args: { capitaliseInput: 'words', onChange: fn(), onBlur: fn((event) => event.currentTarget.value) },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('autocapitalize', 'words');
    await userEvent.type(input, 'ada ÉLAN mcKay');
    await expect(input).toHaveValue('ada ÉLAN mcKay');
    await expect(args.onChange).toHaveBeenCalledTimes(14);
    await userEvent.tab();
    await expect(input).toHaveValue('Ada ÉLAN McKay');
    await expect(input).not.toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(15);
    await expect(args.onBlur).toHaveReturnedWith('Ada ÉLAN McKay');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(15);
  },
});

/** While typing inside a text the caret stays in place; capitals are applied only on blur. */
export const CapitaliseKeepsCaret = meta.story({
  args: { capitaliseInput: 'words', defaultValue: 'ada lovelace' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'king ', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(input).toHaveValue('ada king lovelace');
    await expect([input.selectionStart, input.selectionEnd]).toEqual([9, 9]);
    await userEvent.tab();
    await expect(input).toHaveValue('Ada King Lovelace');
  },
});

/** A code in capitals, however it was typed. */
export const BookingCode = meta.story({
  args: { label: 'Booking code', name: 'code', autoComplete: 'off', capitaliseInput: 'upper' },
});

/** A controlled field can reject the change: this one accepts no digits. */
export const CapitaliseControlled = meta.story({
  args: { label: 'Booking code', name: 'code', autoComplete: 'off', capitaliseInput: 'upper' },
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value.replaceAll(/\d/g, ''))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'ab1c');
    await userEvent.tab();
    await expect(input).toHaveValue('ABC');
    await userEvent.type(input, 'd');
    await userEvent.tab();
    await expect(input).toHaveValue('ABCD');
  },
});

/** Enter submits the capitalised value, and the caret stays in place. */
export const CapitaliseBeforeEnter = meta.story({
  args: { label: 'Subject', name: 'subject', autoComplete: 'off', capitaliseInput: 'sentence' },
  render: function Render(args) {
    const [sent, setSent] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(String(new FormData(event.currentTarget).get('subject')));
        }}
      >
        <TextField {...args} />
        <output>{sent}</output>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, ' our SQL is slow');
    input.setSelectionRange(4, 6);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status').textContent).toBe(' Our SQL is slow');
    await expect([input.selectionStart, input.selectionEnd]).toEqual([4, 6]);
    await expect(input).toHaveFocus();
  },
});
