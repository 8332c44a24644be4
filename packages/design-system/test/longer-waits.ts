import { configure } from 'storybook/test';

// The machine may be busy with other tests.
configure({ asyncUtilTimeout: 5_000 });
