/** An error that the user can fix. The command prints only its message and exits with 1. */
export class CommandError extends Error {}
