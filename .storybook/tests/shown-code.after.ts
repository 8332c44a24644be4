import { expect, test } from 'playwright/test';
import { compile, pagesWithCode } from './support/shown-code.ts';

test('the code of every opened page compiles in a customer’s application', async () => {
  test.info().skip(pagesWithCode().length === 0, 'No page with code was opened.');
  expect(await compile()).toEqual([]);
});
