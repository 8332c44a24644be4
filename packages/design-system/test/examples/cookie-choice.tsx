import { useState } from 'react';
import { Button } from '../../src/components/button/index.js';
import { type CookieChoice, CookieNotice } from '../../src/components/cookie-notice/index.js';
import { Link } from '../../src/components/link/index.js';

/** Asks once, and again when the reader wants to change the choice. Store `choice` where your site stores such settings. */
export function CookieChoiceOfPage() {
  const [choice, setChoice] = useState<CookieChoice>();
  const [changes, setChanges] = useState(false);
  return (
    <>
      {(choice === undefined || changes) && (
        <CookieNotice
          title="May we count visits?"
          description={<Link href="#privacy">What we would set</Link>}
          autoFocus={changes}
          onChoice={(next) => {
            setChoice(next);
            setChanges(false);
          }}
        />
      )}
      {choice && <p>Counting visits: {choice}.</p>}
      <Button onClick={() => setChanges(true)}>Change cookies</Button>
    </>
  );
}
