/** Texts that all forms share. */
export const formText = {
  allRequired: 'All fields are required.',
  slow: 'Still sending. This takes longer than usual.',
} as const;
