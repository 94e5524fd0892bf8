import '#app/server/draw-once.ts';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPageServer } from '#app/server/open-page-server.ts';
import { parseConfig } from '#config/parse-config.ts';
import { parseSettings } from '#config/process-settings.ts';

export const ORIGIN = 'https://shop.test';
const views = [
  {
    ...{ code: 'de', storeId: 2, name: 'Deutschland', url: '/de', taxCountry: 'DE' },
    localisation: { defaultLocale: 'de-DE', currencyCode: 'USD' },
  },
  {
    ...{ code: 'it', storeId: 3, name: 'Britain', url: 'https://it.shop.test', taxCountry: 'GB' },
    localisation: { defaultLocale: 'en-GB', currencyCode: 'GBP', allCurrency: [{ value: 'GBP' }] },
  },
];

/** What tells the pages of a store view: where it is asked for, what its catalog calls things, its language and its sign. */
export const worlds = [
  { host: 'shop.test', prefix: '', code: 'default', lang: 'en-US', sign: '₹' },
  { host: 'shop.test', prefix: '/de', code: 'de', lang: 'de-DE', sign: '$' },
  { host: 'it.shop.test', prefix: '', code: 'it', lang: 'en-GB', sign: '£' },
] as const;

export type World = Pick<(typeof worlds)[number], 'host' | 'prefix' | 'code' | 'sign'> & { readonly lang: string };

export const mark = (code: string): string => `[${code}]`;

export type Answer = {
  readonly status: number;
  readonly location: string;
  /** What it has the browser keep. */
  readonly cookies: readonly string[];
  readonly html: string;
};

/** An API whose catalog calls everything by the store view that was asked for. */
async function openNamedApi(upstream: string, calls: string[]) {
  const answer = async ({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls.push(url);
    const { searchParams: names } = new URL(url, ORIGIN);
    const code = (names.get('storeCode') ?? names.get('store')) || 'default';
    const own = { 'country-id': String(headers['country-id']), currency: String(headers['currency']) };
    const said = await fetch(upstream + url, { headers: own });
    const text = (await said.text()).replace(/"name":"([^"]+)"/g, `"name":"$1 ${mark(code)}"`);
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(text);
  };
  const server = createServer((asked, response) => void answer(asked, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => void server.close() };
}

/** The page server with three store views over the API at this address, with what its catalog is asked. */
export async function openStoreViews(upstream: string) {
  const calls: string[] = [];
  const api = await openNamedApi(upstream, calls);
  const file = { search: { serverTimeout: '9000' }, storeViews: { multistore: true, views } };
  const config = parseConfig({ file, environment: {} });
  const settings = parseSettings({ API_URL: api.url, PORT: '0', HOST: '127.0.0.1', PUBLIC_ORIGIN: ORIGIN });
  if (config.kind === 'wrong' || settings.kind === 'wrong') throw new Error(JSON.stringify([config, settings]));
  const log = { info: () => {}, error: (line: string) => console.error(line) };
  const parts = { config: config.config, settings: settings.settings, log };
  const shop = await openPageServer({ ...parts, assets: { chunks: {}, fonts: [] }, files: new Map() });
  return {
    calls,
    ask: (host: string, path: string, cookie = '') => askAt(shop.port, path, { host, cookie }),
    async close() {
      await shop.stop();
      api.close();
    },
  };
}

function askAt(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { location = '', 'set-cookie': cookies = [] } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, location, cookies, html: Buffer.concat(chunks).toString() });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

export const hrefsIn = (html: string) =>
  [...html.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="([^"]*)"/g)].map(([, at]) => at ?? '');
export const factsIn = (html: string, rel: string) =>
  [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`rel="${rel}"`));
export const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** What of a page is another store view's. */
export function strangeIn({ html }: Answer, world: World): readonly string[] {
  const others = worlds.filter(({ code }) => code !== world.code);
  const state = html.slice(html.indexOf('<script id="state"'));
  const drawn = html.slice(0, html.indexOf('<script id="state"'));
  return [
    ...others.filter(({ code }) => html.includes(mark(code))).map(({ code }) => `a name of ${code}`),
    ...others.filter(({ sign }) => new RegExp(`\\${sign}[0-9]`).test(drawn)).map(({ code }) => `a price of ${code}`),
    ...(html.includes(`<html lang="${world.lang}"`) ? [] : ['another language']),
    ...(state.includes(`"storeViews.code":"${world.code}"`) || world.code === 'default' ? [] : ['another store code']),
  ];
}
