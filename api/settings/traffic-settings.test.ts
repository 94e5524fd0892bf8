import { expect, test } from 'vitest';
import { readTrafficSettings } from './traffic-settings.ts';

test('an empty environment trusts the page server of the same machine, and does not count who tries a demo out', () => {
  const settings = (mode: 'demo' | 'production') => {
    const read = readTrafficSettings({}, mode);
    return read.kind === 'read' ? read.settings : read.sentence;
  };
  const limits = { readsPerMinute: 300, writesPerMinute: 60 };
  expect(settings('demo')).toEqual({
    trustedProxies: ['127.0.0.1', '::1'],
    unlimited: ['127.0.0.1', '::1'],
    limits,
  });
  expect(settings('production')).toEqual({ trustedProxies: ['127.0.0.1', '::1'], unlimited: [], limits });
});

test('limits and proxies are what the environment says', () => {
  const environment = { TRUSTED_PROXIES: '10.0.0.5, 2001:db8::7', READS_PER_MINUTE: '900', WRITES_PER_MINUTE: '90' };
  expect(readTrafficSettings(environment, 'production')).toMatchObject({
    settings: {
      trustedProxies: ['10.0.0.5', '2001:db8::7'],
      limits: { readsPerMinute: 900, writesPerMinute: 90 },
    },
  });
  expect(readTrafficSettings({ TRUSTED_PROXIES: '' }, 'production')).toMatchObject({
    settings: { trustedProxies: [] },
  });
});

test.each([
  [{ TRUSTED_PROXIES: '10.0.0.0/8' }, 'TRUSTED_PROXIES has "10.0.0.0/8", which is not an IP address.'],
  [{ TRUSTED_PROXIES: '*' }, 'TRUSTED_PROXIES has "*", which is not an IP address.'],
  [{ READS_PER_MINUTE: '0' }, 'READS_PER_MINUTE must be a whole number from 1 to 1000000.'],
  [{ READS_PER_MINUTE: 'many' }, 'READS_PER_MINUTE must be a whole number from 1 to 1000000.'],
  [{ WRITES_PER_MINUTE: '1.5' }, 'WRITES_PER_MINUTE must be a whole number from 1 to 1000000.'],
])('%j is refused in one sentence', (environment, sentence) => {
  expect(readTrafficSettings(environment, 'demo')).toEqual({ kind: 'wrong', sentence });
});
