/** One run of the Chromatic CLI. */
export interface ChromaticRun {
  /** A label for the output. */
  readonly name: string;
  /** Added to the environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** The message when no token is set. */
export const NO_TOKEN =
  'Nothing was sent to Chromatic, because CHROMATIC_PROJECT_TOKEN is not set; npx pnpm@12 visual compares on this machine.';

/**
 * The runs that the environment's tokens allow. Chromatic sets forced colours per run, not per mode, so they need their
 * own project.
 *
 * @returns an empty list without `CHROMATIC_PROJECT_TOKEN`
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
