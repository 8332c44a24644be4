/** One run of Chromatic's program. */
export interface ChromaticRun {
  /** What is pictured, for people. */
  readonly name: string;
  /** Added to the environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** What is said where no token is set. */
export const NO_TOKEN =
  'Nothing was sent to Chromatic, because CHROMATIC_PROJECT_TOKEN is not set; npx pnpm@12 visual compares on this machine.';

/**
 * The runs that the tokens in the environment allow. Forced colours are a parameter of a whole run to Chromatic, not a
 * mode, so they are a project of their own there.
 *
 * @param env The environment.
 * @returns no run at all without `CHROMATIC_PROJECT_TOKEN`
 */
export function chromaticRuns(env: NodeJS.ProcessEnv): ChromaticRun[] {
  const { CHROMATIC_PROJECT_TOKEN: token, CHROMATIC_FORCED_PROJECT_TOKEN: forced } = env;
  if (!token) return [];
  const runs: ChromaticRun[] = [{ name: 'every mode', env: { CHROMATIC_PROJECT_TOKEN: token } }];
  if (forced) {
    const own = { CHROMATIC_PROJECT_TOKEN: forced, STORYBOOK_FORCED_COLORS: 'true' };
    runs.push({ name: 'forced colours', env: own });
  }
  return runs;
}
