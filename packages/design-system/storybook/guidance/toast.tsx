import { Button } from '../../src/components/button/index.js';
import { Notice } from '../../src/components/notice/index.js';
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
    <Notice tone="danger" live="off">
      Too many attempts. Please try again in a minute.
    </Notice>
  ),
  bad: (
    <Toast
      tone="danger"
      title="Too many attempts"
      action={<Button size="sm">Try again</Button>}
      onDismiss={() => {}}
    />
  ),
};
