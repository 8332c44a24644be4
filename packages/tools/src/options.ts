import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads the options of this process with Node's `parseArgs`. An argument that the command does not take ends the process
 * with exit code 1 and a sentence that names its options, without a stack.
 */
export function readOptions<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')))
      throw error;
    const options = Object.entries(config.options ?? {}).map(([name, { type }]) =>
      type === 'string' ? `--${name} <value>` : `--${name}`,
    );
    const [what] = error.message.split('. ');
    process.stderr.write(`\n${what}. The options are ${options.join(', ')}.\n`);
    process.exit(1);
  }
}
