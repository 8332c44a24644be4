/** The logo: a borehole’s loop, down cold and up warm. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      aria-hidden="true"
    >
      <path d="M7 3v15a9 9 0 0 0 18 0V3" />
      <path d="M16 3v14" strokeDasharray="3 3" />
    </svg>
  );
}
