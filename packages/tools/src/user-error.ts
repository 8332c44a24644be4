/**
 * An error that the user can act on. Its message is one sentence: what happened, why, and what to do. It is printed
 * without a stack; any other error is a defect and keeps its stack.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** Whether a thrown value has one of these system error codes, such as `EACCES`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Runs a script's main function. Prints the message of a {@link UserError} and sets exit code 1. */
export async function runScript(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
