import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whose word about the caller's address is taken: that of so many proxies, or of those at these addresses. */
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

/** IPv4 that comes as IPv6 is IPv4; a zone id or brackets are no part of an address. */
function plain(address: string): string {
  return address
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The first four groups of an IPv6 address, in one spelling, which the URL parser knows. */
function network64(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = 8 - groups(head).length - groups(tail ?? '').length;
  const all = [
    ...groups(head),
    ...Array<string>(tail === undefined ? 0 : missing).fill('0'),
    ...groups(tail ?? ''),
  ];
  return `${all.slice(0, 4).join(':')}::/64`;
}
