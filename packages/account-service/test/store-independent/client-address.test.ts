import { describe, expect, test } from 'vitest';
import { clientAddress, isLoopbackClient } from '../../src/limits/client-address.ts';

describe('clientAddress', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['::ffff:102:304', '1.2.3.4'],
    ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
    ['::ffff:0:1', '0.0.0.1'],
    ['::fffe:102:304', '0:0:0:0::/64'],
  ])('a connection from %s is the client %s', (connection, client) => {
    expect(clientAddress(0)(connection, undefined)).toBe(client);
  });

  test.each([
    [0, '198.51.100.1, 198.51.100.2', '10.0.0.1'],
    [1, '198.51.100.1, 198.51.100.2', '198.51.100.2'],
    [2, '198.51.100.1, 198.51.100.2', '198.51.100.1'],
    [5, '198.51.100.1, 198.51.100.2', '198.51.100.1'],
    [1, '198.51.100.1, nonsense', '10.0.0.1'],
    [1, '', '10.0.0.1'],
    [1, '[2001:db8::9]', '2001:db8:0:0::/64'],
    [1, '1.2.3.4:5678', '1.2.3.4'],
    [1, '[2001:db8::1]:443', '2001:db8:0:0::/64'],
    [1, '[::ffff:1.2.3.4]:443', '1.2.3.4'],
    [1, '2001:db8::1:443', '2001:db8:0:0::/64'],
    [1, '1.2.3.4:http', '10.0.0.1'],
    [1, '1.2.3:80', '10.0.0.1'],
  ])('%i trusted hops and the header «%s» give the client %s', (hops, header, client) => {
    expect(clientAddress(hops)('10.0.0.1', header)).toBe(client);
  });

  test.each([
    ['10.0.0.1', '198.51.100.1, 10.2.0.1', '198.51.100.1'],
    ['10.0.0.1', '6.6.6.6, 198.51.100.1, 10.2.0.1', '198.51.100.1'],
    ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:a00:1', '198.51.100.1:5678, 10.2.0.1:443', '198.51.100.1'],
    ['2001:db8:ffff::1', '198.51.100.1', '198.51.100.1'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ])(
    'trusted networks, a connection from %s and the header «%s» give the client %s',
    (connection, header, client) => {
      expect(clientAddress(['10.0.0.0/8', '2001:db8:ffff::/48'])(connection, header)).toBe(client);
    },
  );

  test('recognises this machine in every spelling of its addresses', () => {
    const addressOf = clientAddress(0);
    for (const own of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
      expect(isLoopbackClient(addressOf(own, undefined)), own).toBe(true);
    }
    expect(isLoopbackClient(addressOf('128.0.0.1', undefined))).toBe(false);
    expect(isLoopbackClient(addressOf('2001:db8::1', undefined))).toBe(false);
  });
});
