import path from 'node:path';
import { type Fault, quoted } from '../../src/doctor/findings.ts';
import { CommandError } from '../command-error.ts';
import { CHECKS } from './checks.ts';
import { readProject } from './project.ts';

const indent = (text: string): string => text.replaceAll(/^/gm, '    ');

/** The faults whose line is one of a terminal, for the folder of the application. */
const IN_TERMINAL: readonly Fault[] = ['not-installed', 'package-twice', 'old-sheet', 'old-theme'];

/**
 * Looks at a project on disk for what goes wrong when the package is installed, and says each fault in a sentence, with the
 * line to paste.
 *
 * @param args the folder of the application; by default the current one
 * @param say receives the lines
 * @returns the exit code: 1 when there is a fault
 * @throws {CommandError} when the folder is no project, or something else is named
 */
export function runDoctor(args: readonly string[], say: (line: string) => void): number {
  const [folder = '.', further] = args;
  const option = args.find((each) => each.startsWith('-'));
  if (option) throw new CommandError(`The doctor has no option ${option}: it changes nothing.`);
  if (further !== undefined)
    throw new CommandError(`The doctor examines one folder: ${further} is one too many.`);
  const project = readProject(folder);
  const findings = CHECKS.flatMap((check) => check(project));
  const isElsewhere = path.resolve(folder) !== process.cwd();
  for (const { fault, message, fix } of findings) {
    const line = isElsewhere && IN_TERMINAL.includes(fault) ? `cd ${quoted(folder)} && ${fix}` : fix;
    say(`${message}\n\n${indent(line)}\n`);
  }
  if (findings.length === 0) say('The package is installed as it should be.');
  return findings.length > 0 ? 1 : 0;
}
