import { Activity, type ReactNode, useState } from 'react';

/** A page whose button "Hide" hides its content in an `Activity`, and shows it again. */
export function Hiding({ children }: { children: ReactNode }) {
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHidden(!isHidden)}>
        Hide
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}
