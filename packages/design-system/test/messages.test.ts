import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as everything from '../src/index.ts';
import { option } from './fixture.tsx';

type Capitals = Readonly<{ capitalise?: everything.MessageCapitalisation }>;

const error = 'iPhone orders failed';
const label = 'Probe';

/** Every part that shows a message. */
const PARTS: Readonly<Record<string, (given: Capitals) => ReactElement>> = {
  Checkbox: (given) => createElement(everything.Checkbox, { label, error, ...given }),
  CheckboxGroup: (given) =>
    createElement(everything.CheckboxGroup, { label, error, options: option, ...given }),
  ErrorSummary: (given) =>
    createElement(everything.ErrorSummary, { errors: [{ message: error, targetId: 'probe' }], ...given }),
  FieldError: (given) => createElement(everything.FieldError, given, error),
  Notice: (given) => createElement(everything.Notice, given, error),
  PasswordField: (given) =>
    createElement(everything.PasswordField, { label, error, autoComplete: 'new-password', ...given }),
  RadioGroup: (given) =>
    createElement(everything.RadioGroup, { label, name: 'probe', error, options: option, ...given }),
  SelectField: (given) => createElement(everything.SelectField, { label, error, options: option, ...given }),
  StatusPanel: (given) =>
    createElement(everything.StatusPanel, { status: 'failure', title: label, description: error, ...given }),
  Switch: (given) => createElement(everything.Switch, { label, error, ...given }),
  TextAreaField: (given) => createElement(everything.TextAreaField, { label, error, ...given }),
  TextField: (given) => createElement(everything.TextField, { label, error, ...given }),
};

describe.each(Object.entries(PARTS))('a message of %s', (_, part) => {
  test('is shown as it was written', () => {
    expect(renderToString(part({}))).toContain(error);
  });

  test('begins with a capital where the page asks for it', () => {
    expect(renderToString(part({ capitalise: 'sentence' }))).toContain('IPhone orders failed');
  });
});

test('the messages of NewsletterForm are shown as they were written', () => {
  const form = (props: object) => renderToString(createElement(everything.NewsletterForm, props));
  expect(form({ error })).toContain(error);
  expect(form({ success: error })).toContain(error);
});
