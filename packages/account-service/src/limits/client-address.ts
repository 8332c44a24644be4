import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Proxies whose `X-Forwarded-For` is trusted: a number of hops, or addresses and networks. A number of hops trusts every
 * connection, so it is safe only where nothing but the proxy can connect.
 */
export type TrustProxy = number | readonly string[];

/**
 * Creates the function that determines the client's address from the connection and `X-Forwarded-For`. Without trusted
 * proxies only the connection counts, so that a forged header has no effect. With trusted proxies the function reads the
 * header from its end, where the nearest proxy writes, and goes on while the address that it has reached is a trusted proxy.
 * `Forwarded`, `X-Real-IP` and similar headers are ignored.
 * @returns an IPv4 address, or the /64 of an IPv6 address, because one household can use any address in its /64.
 */
export function clientAddress(trust: TrustProxy) {
  const isTrusted = trustOf(trust);
  return (connection: string | undefined, forwardedFor: string | undefined): string => {
    const chain = (forwardedFor ?? '').split(',').map((part) => part.trim());
    let client = plain(connection ?? '');
    for (let hops = 0; chain.length > 0 && isTrusted(client, hops); hops += 1) {
      const before = plain(chain.pop() ?? '');
      if (isIP(before) === 0) break;
      client = before;
    }
    return isIPv6(client) ? network64(client) : client;
  };
}

/** Whether a result of {@link clientAddress} is an address of this machine. */
export function isLoopbackClient(client: string): boolean {
  return client.startsWith('127.') || client === network64('::1');
}

function trustOf(trust: TrustProxy): (address: string, hops: number) => boolean {
  if (typeof trust === 'number') return (_address, hops) => hops < trust;
  const list = new BlockList();
  for (const entry of trust) {
    const [network = '', bits] = entry.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    list.addSubnet(network, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Removes port, brackets and zone id, and converts an IPv4-mapped IPv6 address to IPv4 (RFC 4291, section 2.5.5.2). */
function plain(text: string): string {
  const address = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical(address)) ?? [];
  if (high === undefined || low === undefined) return address;
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

/** Normalises an IPv6 address by the URL parser: lower case, shortest form, without dots. */
function canonical(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

/** The first four groups of an IPv6 address. */
function network64(address: string): string {
  const [head = '', tail] = canonical(address).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = 8 - groups(head).length - groups(tail ?? '').length;
  const all = [
    ...groups(head),
    ...Array<string>(tail === undefined ? 0 : missing).fill('0'),
    ...groups(tail ?? ''),
  ];
  return `${all.slice(0, 4).join(':')}::/64`;
}
