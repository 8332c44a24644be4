import { CHECKS } from './checks.ts';
import { readProject } from './project.ts';

const indent = (text: string): string => text.replaceAll(/^/gm, '    ');

/**
 * Looks at a project on disk for what goes wrong when the package is installed, and says each fault in a sentence, with the
 * line to paste.
 *
 * @param folder the folder of the application
 * @param say receives the lines
 * @returns the exit code: 1 when there is a fault
 * @throws {CommandError} when the folder is no project
 */
export function runDoctor(folder: string, say: (line: string) => void): number {
  const project = readProject(folder);
  const findings = CHECKS.flatMap((check) => check(project));
  for (const { message, fix } of findings) say(`${message}\n\n${indent(fix)}\n`);
  if (findings.length === 0) say('The package is installed as it should be.');
  return findings.length > 0 ? 1 : 0;
}
