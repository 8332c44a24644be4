import { Button } from '../../src/components/button/index.js';
import { Toaster, type ToastOptions, toast } from '../../src/components/toast/index.js';

/** A page with the place of its messages, and a handler that shows one. */
export function CopyTheLink({ title = 'Link copied', tone = 'success' }: Partial<ToastOptions>) {
  return (
    <>
      <Button onClick={() => toast({ title, tone })}>Copy the link</Button>
      <Toaster />
    </>
  );
}
