import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { NewsletterForm } from '../../src/components/newsletter-form/index.js';

interface NewsletterProps {
  /** Sends an address to your service, and returns the one that it has accepted. */
  subscribe: (address: string) => Promise<string>;
}

/** From now on the page shows the errors. Before script runs, the browser does. */
function takeOver(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}

/** A newsletter form that the page sends: the browser checks the address, the page shows what happened. */
export function Newsletter({ subscribe }: NewsletterProps) {
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState('');
  const [address, setAddress] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    // The focus announces the message with the field, which may have the focus already.
    const fail = (message: string) => {
      flushSync(() => setError(message));
      const { activeElement, body } = document;
      // A reader who goes on elsewhere meanwhile stays there.
      if (activeElement !== body && !form.contains(activeElement)) return;
      field.blur();
      field.focus();
    };
    if (!form.checkValidity()) return fail('Enter an address like name@example.com');
    setError('');
    setLoading(true);
    try {
      setAddress(await subscribe(field.value));
    } catch {
      fail('That did not work. Please try again.');
    } finally {
      setLoading(false);
    }
  }

  return (
    <NewsletterForm
      aria-label="Newsletter"
      action="/newsletter"
      method="post"
      ref={takeOver}
      onSubmit={submit}
      loading={loading}
      error={error}
      success={address && `Check your inbox: we sent a link to ${address}.`}
    />
  );
}
