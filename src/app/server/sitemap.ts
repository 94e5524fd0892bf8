import { type AddressRules, categoryAddress, productAddress } from '#domain/catalog/addresses.ts';
import { canOpen } from '#domain/catalog/category.ts';
import { isShown } from '#domain/catalog/product.ts';
import {
  allCategories,
  type SearchIndex,
  type SearchQuery,
  type SearchResult,
  searchQuery,
} from '#domain/catalog/search-query.ts';
import { pageAddress } from '#domain/content/page-address.ts';
import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { Site } from './site.ts';
import { addressIn } from './structured-data.ts';

/** The text of a sitemap by its path, such as `/sitemap.xml`; null where there is none. Rejects without the catalog. */
export type Sitemap = (path: string) => Promise<string | null>;

type Asked = {
  readonly searchIndex: SearchIndex;
  readonly pageGateway: Pick<PageGateway, 'all'>;
  readonly shopRules: AddressRules;
};

type Ports = {
  /** Opens a visit to ask the catalog in. */
  readonly open: () => Asked;
  readonly site: Pick<Site, 'origin' | 'prefix'>;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
};

const SITEMAP = '/sitemap.xml';

const KEPT_MS = 600_000; // a crawler asks often, a collection changes seldom
const MOST_ADDRESSES = 50_000; // in one file; source: sitemaps.org, protocol
const AT_ONCE = 500;
const FURTHEST = 10_000; // results of one search; contract, section 6

/** Every page that may be found: home, the categories, the products and what the merchant wrote, each by its one address. */
export function createSitemap({ open, site, now }: Ports): Sitemap {
  let kept: { readonly since: number; readonly files: Promise<ReadonlyMap<string, string>> } | null = null;

  return async (path) => {
    if (!kept || now() - kept.since > KEPT_MS) {
      const files = addressesOf(open()).then((addresses) => sitemapFiles(site, addresses));
      kept = { since: now(), files };
      files.catch(() => {
        kept = null;
      });
    }
    return (await kept.files).get(path) ?? null;
  };
}

async function addressesOf({ searchIndex: search, pageGateway, shopRules: rules }: Asked): Promise<readonly string[]> {
  const categories = await everything(allCategories, search.categories);
  const products = await everything(searchQuery({ size: AT_ONCE }), search.products);
  const pages = answered(await pageGateway.all());
  return [
    '/',
    ...categories.filter((each) => canOpen(each) && each.level > 1).map((each) => categoryAddress(each, rules)),
    ...products.filter(isShown).map((each) => productAddress(each, null, rules)),
    ...pages.map(({ identifier }) => pageAddress(identifier)),
  ];
}

async function everything<T>(
  query: SearchQuery,
  ask: (query: SearchQuery) => Promise<Reply<SearchResult<T>>>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let total = 1; found.length < Math.min(total, FURTHEST); ) {
    const { items, total: all } = answered(await ask({ ...query, start: found.length }));
    if (items.length === 0) break;
    found.push(...items);
    total = all;
  }
  return found;
}

/** A list without some of its pages would tell that they are gone. */
function answered<T>(reply: Reply<T>): T {
  if (reply.kind !== 'ok') throw new Error(`The catalog did not answer: ${reply.kind}`);
  return reply.value;
}

/** One file, or an index with as many as are needed; each address once. */
export function sitemapFiles(
  site: Ports['site'],
  addresses: readonly string[],
  most = MOST_ADDRESSES,
): ReadonlyMap<string, string> {
  const urls = [...new Set(addresses)].map((address) => addressIn(site, address));
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, at) =>
    urls.slice(at * most, (at + 1) * most),
  );
  const [only = []] = parts;
  if (parts.length <= 1) return new Map([[SITEMAP, listOf('urlset', 'url', only)]]);
  const names = parts.map((_, at) => `/sitemap-${at + 1}.xml`);
  const index = listOf(
    'sitemapindex',
    'sitemap',
    names.map((name) => addressIn(site, name)),
  );
  return new Map([
    [SITEMAP, index],
    ...parts.map((part, at) => [names[at] ?? '', listOf('urlset', 'url', part)] as const),
  ]);
}

function listOf(list: string, item: string, urls: readonly string[]): string {
  const items = urls.map((url) => `<${item}><loc>${escaped(url)}</loc></${item}>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items}\n</${list}>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** What robots may read of all store views at a host: all but what is about a shopper, and lists that only repeat others. */
export function robotsText(origin: string, prefixes: readonly string[]): string {
  const closed = ['/cart', '/checkout', '/confirmation', '/error', '/search'];
  const disallowed = ['/api/', ...prefixes.flatMap((prefix) => closed.map((path) => prefix + path))];
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    ...prefixes.map((prefix) => `Sitemap: ${addressIn({ origin, prefix }, SITEMAP)}`),
    '',
  ].join('\n');
}
