/** The interfaces that a browser on this machine reaches by the name localhost. */
const AT_LOCALHOST: ReadonlySet<string> = new Set(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']);

/** Whether a browser on this machine reaches a part on this interface by the name localhost. */
export const isAtLocalhost = (host: string): boolean => AT_LOCALHOST.has(host);

/** The origin of a port on an interface, as a browser on this machine uses it. */
export function localOrigin(host: string, portNumber: number): string {
  if (isAtLocalhost(host)) return `http://localhost:${portNumber}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${portNumber}`;
}

/** Whether an address is this machine's own, over loopback. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|127(\.\d+){3})$/.test(new URL(address).hostname);

/** Where this machine's mails are, for the table: the service shows them over loopback only. */
export const outboxAddress = (service: string): string =>
  isLoopback(service) ? `${service}/outbox` : 'only over loopback, as with HOST=127.0.0.1';
