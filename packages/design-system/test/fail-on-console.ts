import { afterEach, beforeEach } from 'vitest';
import { listenToConsole } from '#storybook/checks/console.ts';

/** Output of the tests of this check itself. */
const PLANTED = /^console\.\w+: stray\b/;

let ear: ReturnType<typeof listenToConsole>;

beforeEach(() => {
  ear = listenToConsole();
});

afterEach(() => {
  ear.stop();
  ear.expectSilence(PLANTED);
});
