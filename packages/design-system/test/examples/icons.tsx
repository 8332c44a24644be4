import type { ReactNode } from 'react';

/** Icons of examples. All are symmetrical, so none has to be mirrored. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** For a search. */
export function SearchIcon() {
  return (
    <Icon>
      <path d="M3 3h10v10H3zM13 13l5 5" />
    </Icon>
  );
}

/** For deletion. */
export function DeleteIcon() {
  return (
    <Icon>
      <path d="M3 5h14M8 5V2h4v3M5 5v13h10V5M8.5 9v5M11.5 9v5" />
    </Icon>
  );
}

/** For a download. */
export function DownloadIcon() {
  return (
    <Icon>
      <path d="M10 2v11M5 8l5 5 5-5M3 17h14" />
    </Icon>
  );
}
