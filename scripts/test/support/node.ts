import { execFile } from 'node:child_process';

/** How a program ended. */
export interface Ended {
  code: number;
  output: string;
}

/** Runs Node with arguments, in this environment and the one given. */
export function node(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}
