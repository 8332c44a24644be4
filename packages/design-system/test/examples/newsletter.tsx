import { type FormEvent, useState } from 'react';
import { NewsletterForm } from '../../src/components/newsletter-form/index.js';

/** Sends an address to your service. */
const subscribe = (address: string) => Promise.resolve(address);

/** A newsletter form that the page sends: the browser checks the address, the page shows what happened. */
export function Newsletter() {
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState('');
  const [address, setAddress] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    if (!form.checkValidity()) {
      setError('Enter an address like name@example.com');
      field.focus();
      return;
    }
    setError('');
    setLoading(true);
    try {
      setAddress(await subscribe(field.value));
    } catch {
      setError('That did not work. Please try again.');
    } finally {
      setLoading(false);
    }
  }

  return (
    <NewsletterForm
      aria-label="Newsletter"
      action="/newsletter"
      method="post"
      noValidate
      onSubmit={submit}
      loading={loading}
      error={error}
      success={address && `Check your inbox: we sent a link to ${address}.`}
    />
  );
}
