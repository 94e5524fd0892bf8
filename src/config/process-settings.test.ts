import { expect, test } from 'vitest';
import { clientOf } from '#shared/client-address.ts';
import { parseSettings, trustOf } from './process-settings.ts';

test('an empty environment serves the demo at port 3000 over the API at 8080', () => {
  expect(parseSettings({})).toEqual({
    kind: 'ok',
    settings: {
      port: 3000,
      host: undefined,
      apiUrl: 'http://localhost:8080',
      mediaUrl: 'http://localhost:8080',
      publicOrigin: 'http://localhost:3000',
      mode: 'demo',
      trustedProxies: [],
      pagesPerMinute: 240,
      metricsPort: undefined,
      pageCacheMegabytes: 48,
      redisUrl: undefined,
      spansEndpoint: undefined,
      invalidationKey: undefined,
      cdnSeconds: 0,
    },
  });
});

test('pictures come from the API unless another place is named', () => {
  const read = (environment: Record<string, string>) => {
    const parsed = parseSettings(environment);
    return parsed.kind === 'ok' ? parsed.settings.mediaUrl : null;
  };
  expect(read({ API_URL: 'http://api.test:81/' })).toBe('http://api.test:81');
  expect(read({ API_URL: 'http://api.test', MEDIA_URL: 'https://media.test' })).toBe('https://media.test');
});

test('CONF-57 the API is called where the environment says', () => {
  expect(parseSettings({ API_URL: 'http://api.test:81/' })).toMatchObject({
    settings: { apiUrl: 'http://api.test:81' },
  });
});

test('the proxies before the server are named by address', () => {
  expect(parseSettings({ TRUSTED_PROXIES: '10.0.0.7, 2001:db8::1,::ffff:10.0.0.8' })).toMatchObject({
    settings: { trustedProxies: ['10.0.0.7', '2001:db8::1', '::ffff:10.0.0.8'] },
  });
});

test('a real shop has a public address, and listens to its own machine unless it is told otherwise', () => {
  const read = (environment: Record<string, string>) => {
    const parsed = parseSettings({ SHOP_MODE: 'production', ...environment });
    return parsed.kind === 'ok' ? parsed.settings : parsed.problems;
  };
  const PUBLIC_ORIGIN = 'https://shop.example';
  expect(read({})).toEqual([expect.stringContaining('PUBLIC_ORIGIN must be')]);
  expect(read({ PUBLIC_ORIGIN })).toMatchObject({ host: '127.0.0.1', publicOrigin: PUBLIC_ORIGIN });
  expect(read({ PUBLIC_ORIGIN, HOST: '10.0.0.5' })).toMatchObject({ host: '10.0.0.5' });
  expect(read({ PUBLIC_ORIGIN, HOST: '::' })).toMatchObject({ host: '::' });
});

test('how many pages a client may have in a minute is set', () => {
  expect(parseSettings({ PAGES_PER_MINUTE: '900' })).toMatchObject({ settings: { pagesPerMinute: 900 } });
});

test('a demo counts nobody of its own machine, a real shop everybody but its proxies', () => {
  const trustedProxies = ['::ffff:10.0.0.8'];
  const counted = (mode: 'demo' | 'production', peer: string, forwarded: string | null = null) =>
    clientOf({ peer, forwarded }, trustOf({ mode, trustedProxies }));
  expect(['::ffff:127.0.0.1', '::1', '203.0.113.9'].map((peer) => counted('demo', peer))).toEqual([
    '',
    '',
    '203.0.113.9',
  ]);
  expect(counted('production', '127.0.0.1')).toBe('127.0.0.1');
  expect(counted('production', '10.0.0.8')).toBe('');
  expect(counted('production', '10.0.0.8', '203.0.113.9')).toBe('203.0.113.9');
});

test('what the process counts is told at a port, where one is named', () => {
  expect(parseSettings({ METRICS_PORT: '9464' })).toMatchObject({ settings: { metricsPort: 9464 } });
});

test.each([
  ['HOST', 'shop.example'],
  ['HOST', '127.0.0.1:3000/'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['API_URL', 'localhost:8080'],
  ['API_URL', 'ftp://api.test'],
  ['MEDIA_URL', 'http://media.test/pictures'],
  ['PUBLIC_ORIGIN', 'https://user:secret@shop.test'],
  ['SHOP_MODE', 'live'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/8'],
  ['PAGES_PER_MINUTE', '0'],
  ['PAGES_PER_MINUTE', '1000001'],
  ['PAGES_PER_MINUTE', '2.5'],
  ['PAGES_PER_MINUTE', 'many'],
  ['METRICS_PORT', '65536'],
  ['METRICS_PORT', 'yes'],
  ['PAGE_CACHE_MB', '4097'],
  ['PAGE_CACHE_MB', '-1'],
  ['INVALIDATION_KEY', 'short'],
  ['INVALIDATION_KEY', 'with spaces and long enough to be a key'],
  ['CDN_SECONDS', '86401'],
  ['CDN_SECONDS', 'a day'],
])('refuses %s=%s and names it', (name, value) => {
  const parsed = parseSettings({ [name]: value });
  expect(parsed.kind).toBe('wrong');
  expect(parsed.kind === 'wrong' && parsed.problems.every((problem) => problem.startsWith(name))).toBe(true);
});

test('what all processes share is named by an address, which is not repeated where it is wrong', () => {
  const REDIS_URL = 'rediss://shop:secret@cache.example:6380/1';
  expect(parseSettings({ REDIS_URL })).toMatchObject({ settings: { redisUrl: REDIS_URL } });
  expect(parseSettings({ REDIS_URL: 'http://shop:secret@cache.example' })).toEqual({
    kind: 'wrong',
    problems: ['REDIS_URL must be an address such as redis://user:password@host:6379/0.'],
  });
});

test('spans go to the collector that is named, and a wrong address is not repeated', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.example:4318/otlp';
  expect(parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT })).toMatchObject({
    settings: { spansEndpoint: OTEL_EXPORTER_OTLP_ENDPOINT },
  });
  expect(parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://shop:secret@collector.example' })).toEqual({
    kind: 'wrong',
    problems: ['OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address such as http://localhost:4318.'],
  });
});
