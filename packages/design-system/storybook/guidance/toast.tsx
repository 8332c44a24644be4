import { Button } from '../../src/components/button/index.js';
import { Notice } from '../../src/components/notice/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import { Toast } from '../../src/components/toast/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const past: Pair = {
  good: <Toast tone="success" title="Link copied" />,
  bad: (
    <Toast tone="success" title="Success! Your link has now been copied to the clipboard of this device." />
  ),
};

export const error: Pair = {
  good: (
    <Stack gap={4}>
      <TextField label="Email" defaultValue="ada@example.com" />
      <Notice tone="danger" live="off">
        Too many attempts. Please try again in a minute.
      </Notice>
      <Button>Login</Button>
    </Stack>
  ),
  bad: (
    <Stack gap={8}>
      <TextField label="Email" defaultValue="ada@example.com" />
      <Button>Login</Button>
      <Stack align="end">
        <Toast tone="danger" title="Too many attempts" onDismiss={() => {}} />
      </Stack>
    </Stack>
  ),
};
