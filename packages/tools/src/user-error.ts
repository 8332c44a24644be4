/**
 * A reason to stop that the reader can act on: one sentence that says what happened, why, and what to do. Shown
 * without a stack; anything else that is thrown is a defect and keeps its stack.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** Whether a thrown value carries this system error code, such as `EACCES`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Runs a script's main function: a {@link UserError} becomes its sentence and exit code 1. */
export async function runScript(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
