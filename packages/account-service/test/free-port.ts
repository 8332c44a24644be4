import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections (32768 and up): one of them could take the port meanwhile. */
const RANGE = [10_000, 32_768] as const;

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const port = randomInt(...RANGE);
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
  return isFree ? port : await freePort();
}
