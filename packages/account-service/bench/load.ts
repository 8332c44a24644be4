import { Agent, request } from 'node:http';

/** A call of a scenario. */
export interface Call {
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Measurements of one load. */
interface Result {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Number of replies by status. */
  statuses: Record<number, number>;
}

/** Makes calls over keep-alive connections for a time. Each connection makes its next call when it has a reply. */
export async function load(
  port: number,
  connections: number,
  seconds: number,
  next: () => Call,
): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const sentAt = performance.now();
        const status = await send(agent, port, next());
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status < 500) times.push(performance.now() - sentAt);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99), statuses };
}

/** Makes a call. @returns the status; 599 for a network error. */
export async function send(agent: Agent, port: number, { path, body, headers }: Call): Promise<number> {
  return await new Promise((resolve) => {
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
          ...headers,
        },
      },
      (response) => {
        response.on('end', () => resolve(response.statusCode ?? 599)).on('error', () => resolve(599));
        response.resume();
      },
    );
    call.on('error', () => resolve(599));
    call.end(body);
  });
}

const LANES = 16;

/** Does the work for every item with limited concurrency. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
