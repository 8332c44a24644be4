import { afterEach, beforeEach } from 'vitest';
import { listenToConsole } from '#storybook/checks/console.ts';

/** What the tests of the ear itself write: the word is for nothing else. */
const PLANTED = /^console\.\w+: stray\b/;

let ear: ReturnType<typeof listenToConsole>;

beforeEach(() => {
  ear = listenToConsole();
});

afterEach(() => {
  ear.stop();
  ear.expectSilence(PLANTED);
});
