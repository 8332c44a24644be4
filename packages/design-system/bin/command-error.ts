/** What the user can mend. The command prints the message alone and exits with 1. */
export class CommandError extends Error {}
