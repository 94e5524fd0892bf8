import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#api/settings/settings.ts';
import { parseSettings } from '#config/process-settings.ts';

type Service = {
  readonly image: string;
  readonly command?: string | readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly network_mode?: string;
  readonly ports?: readonly string[];
};

const FOLDER = 'docs/operation';
const compose = readFileSync(`${FOLDER}/compose.yaml`, 'utf8');
const { services } = parse(compose, { merge: true }) as { readonly services: Readonly<Record<string, Service>> };
const nginx = readFileSync(`${FOLDER}/nginx.conf`, 'utf8');
const image = readFileSync(`${FOLDER}/zari.containerfile`, 'utf8');

/** What a file of the environment would say. */
const GIVEN: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'https://shop.example',
  API_PUBLIC_URL: 'https://api.shop.example',
  INVALIDATION_KEY: 'i'.repeat(32),
  REFRESH_TOKEN_KEYS: 'r'.repeat(32),
  GROUP_TOKEN_KEYS: 'g'.repeat(32),
  POSTGRES_PASSWORD: 'a-password',
  VALKEY_PASSWORD: 'another-password',
};

function environmentOf(name: string): Readonly<Record<string, string>> {
  const told = Object.entries(services[name]?.environment ?? {});
  const filled = (text: string) => text.replace(/\$\{(\w+):\?\}/g, (_, given: string) => GIVEN[given] ?? 'NOT GIVEN');
  return { SHOP_MODE: 'production', ...Object.fromEntries(told.map(([key, value]) => [key, filled(String(value))])) };
}

test.each(['pages-1', 'pages-2'])('%s starts with its settings, where nginx looks for it', (name) => {
  const parsed = parseSettings(environmentOf(name));
  expect(parsed).toMatchObject({ kind: 'ok', settings: { mode: 'production', trustedProxies: ['127.0.0.1'] } });
  expect(nginx).toContain(`server 127.0.0.1:${services[name]?.environment?.['PORT']} `);
});

test.each(['api-1', 'api-2'])('%s starts with its settings, where nginx looks for it', (name) => {
  const read = readSettings(environmentOf(name));
  expect(read).toMatchObject({ kind: 'read', settings: { redisUrl: 'redis://:another-password@127.0.0.1:6379' } });
  expect(nginx).toContain(`server 127.0.0.1:${services[name]?.environment?.['API_PORT']} `);
});

test('all processes share what must be the same, and nothing but the proxy is reached from outside', () => {
  const [pages, api] = [environmentOf('pages-1'), environmentOf('api-1')];
  for (const name of ['REDIS_URL', 'INVALIDATION_KEY', 'PUBLIC_ORIGIN']) expect(pages[name]).toBe(api[name]);
  expect(environmentOf('api-2')).toEqual({ ...api, API_PORT: '8082' });
  for (const [name, { network_mode, ports }] of Object.entries(services)) {
    const isProxy = name === 'proxy';
    expect([name, network_mode, ports]).toEqual([
      name,
      ...(isProxy ? [undefined, ['443:443']] : ['service:proxy', undefined]),
    ]);
  }
});

test('what the image copies and starts is there, and every value that is asked for has been told', () => {
  const copied = [...image.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  const command = services['api-1']?.command;
  expect(existsSync(String(command?.at(-1)))).toBe(true);
  const asked = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(GIVEN).toSorted());
});
