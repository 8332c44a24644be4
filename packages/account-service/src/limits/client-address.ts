import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Whose word about the caller's address is taken: of those at these addresses, or of so many proxies. A number believes
 * whoever connects, so it is safe only where nothing but the proxy can.
 */
export type TrustProxy = number | readonly string[];

/**
 * Makes the function that tells one client from another.
 * Without trusted proxies the connection alone counts, so a forged `X-Forwarded-For` changes nothing. With them the
 * header is read from its end, which the nearest proxy wrote, and only as far as trust goes. `Forwarded`, `X-Real-IP`
 * and the like are never read.
 * @returns from connection and header: an IPv4 address, or the /64 of an IPv6 one, for one household has as many
 * addresses as it likes within that.
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

/** Whether an address is this machine's own, as {@link clientAddress} writes it. */
export function isOwnMachine(client: string): boolean {
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

/**
 * IPv4 that comes as IPv6 is IPv4 (RFC 4291 2.5.5.2); a port, which some proxies add, brackets or a zone id are no part
 * of an address.
 */
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

/** An IPv6 address in the one spelling of the URL parser: lower case, shortest, without dots. */
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
