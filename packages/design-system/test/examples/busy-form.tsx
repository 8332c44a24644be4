import { useState } from 'react';
import { Button, type ButtonProps } from '../../src/components/button/index.js';

/** A form whose button is busy after the first submission. */
export function BusyForm(props: ButtonProps) {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(0);
  return (
    <form
      className="canvas-row"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        setSent((count) => count + 1);
      }}
    >
      <Button variant="action" type="submit" loadingLabel="Loading..." {...props} loading={busy}>
        Login
      </Button>
      <span className="canvas-name">
        Sent: <output>{sent}</output>
      </span>
    </form>
  );
}
