import { expect, test } from 'vitest';
import { clientOf, networkOf } from './client-address.ts';

const TRUST = { proxies: new Set(['127.0.0.1', '::1', '10.0.0.7']), unlimited: new Set(['192.0.2.1']) };

function client(peer: string | null, forwarded: string | null = null): string {
  return clientOf({ peer, forwarded }, TRUST);
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001::7:6:5:4:3', '2001:0:0:7::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['of a connection', '203.0.113.9', null, '203.0.113.9'],
  ['of a connection that names another', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['that the own page server names', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['that it names on an IPv6 socket', '::ffff:127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['that is the last before the proxies', '::1', '6.6.6.6, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['of a proxy that names nonsense', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['of a proxy that names nobody', '127.0.0.1', '', '127.0.0.1'],
])('the address %s', (_what, remoteAddress, forwarded, address) => {
  expect(client(remoteAddress, forwarded)).toBe(address);
});

test('a caller inside this process has no address, but may name one', () => {
  expect(client(null)).toBe('');
  expect(client(null, '203.0.113.9')).toBe('203.0.113.9');
});

test('a connection that is gone makes nobody else pay', () => {
  expect(client('', '203.0.113.9')).toBe('');
});

test.each([
  ['the page server for its own pages', '127.0.0.1', null],
  ['somebody unlimited', '192.0.2.1', null],
  ['somebody unlimited behind the page server', '::1', '192.0.2.1'],
])('%s is not counted', (_what, remoteAddress, forwarded) => {
  expect(client(remoteAddress, forwarded)).toBe('');
});
