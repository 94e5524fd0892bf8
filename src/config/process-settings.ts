import { OWN_MACHINE, plainAddress, type Trust } from '#shared/client-address.ts';
import { isRedisUrl } from '#shared/open-redis.ts';
import { isSpansEndpoint } from '#shared/open-spans.ts';

/** What the surroundings of the process say, apart from the shop's own configuration. */
export type ProcessSettings = {
  /** The page server's port. */
  readonly port: number;
  /** The address to listen at; undefined listens at all of this machine. */
  readonly host: string | undefined;
  /** The API without a slash at its end, such as `http://localhost:8080`. */
  readonly apiUrl: string;
  /** Where pictures are fetched from; the API unless said otherwise. */
  readonly mediaUrl: string;
  /** The address shoppers use, without a slash at its end; https switches on what only works there. */
  readonly publicOrigin: string;
  readonly mode: 'demo' | 'production';
  /** IP addresses of the proxies before this server, whose word about the client's address counts. */
  readonly trustedProxies: readonly string[];
  /** Pages that are drawn for one client in a minute. */
  readonly pagesPerMinute: number;
  /** Where what the process counts is told to callers of the same machine; undefined counts nothing. */
  readonly metricsPort: number | undefined;
  /** Megabytes of pages that are cached; 0 caches none. */
  readonly pageCacheMegabytes: number;
  /** The Redis or Valkey that all page servers and processes of the API share; undefined where each is alone. */
  readonly redisUrl: string | undefined;
  /** The collector that is told of spans; undefined tells none. */
  readonly spansEndpoint: string | undefined;
  /** Opens /invalidate to who has it, and what the API tells of changes; undefined opens nothing. */
  readonly invalidationKey: string | undefined;
  /** Seconds that a CDN may keep a public page without asking; 0 keeps pages from it. */
  readonly cdnSeconds: number;
};

export type ParsedSettings =
  | { readonly kind: 'ok'; readonly settings: ProcessSettings }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] };

type Name =
  | 'PORT'
  | 'HOST'
  | 'API_URL'
  | 'MEDIA_URL'
  | 'PUBLIC_ORIGIN'
  | 'SHOP_MODE'
  | 'TRUSTED_PROXIES'
  | 'PAGES_PER_MINUTE'
  | 'METRICS_PORT'
  | 'PAGE_CACHE_MB'
  | 'REDIS_URL'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'INVALIDATION_KEY'
  | 'CDN_SECONDS';
type Environment = { readonly [Each in Name]?: string | undefined };

const DEFAULT_PORT = '3000';
/** A real shop stands behind a proxy, which has the certificate; a demo may be opened on a phone in the same house. */
const LOOPBACK = '127.0.0.1';
const DEFAULT_API_URL = 'http://localhost:8080';
const DEFAULT_CACHE = '48'; // some two thousand pages
const DEFAULT_PAGES = '240'; // four a second: no shopper reads so fast, nor do many behind one address

/** Each name that is read is one of `Name`. */
export function parseSettings(environment: Environment): ParsedSettings {
  const { PORT, HOST, API_URL, MEDIA_URL, PUBLIC_ORIGIN, SHOP_MODE } = environment;
  const port = portOf(PORT || DEFAULT_PORT);
  const apiUrl = originOf(API_URL || DEFAULT_API_URL);
  const mediaUrl = MEDIA_URL ? originOf(MEDIA_URL) : (apiUrl ?? '');
  const mode = modeOf(SHOP_MODE || 'demo');
  const host = hostOf(HOST || (mode === 'production' ? LOOPBACK : ''));
  const demoOrigin = mode === 'production' ? '' : `http://localhost:${port ?? DEFAULT_PORT}`;
  const publicOrigin = originOf(PUBLIC_ORIGIN || demoOrigin);
  const read = {
    ...{ port, host, apiUrl, mediaUrl, publicOrigin, mode },
    trustedProxies: addressesOf(environment.TRUSTED_PROXIES ?? ''),
    pagesPerMinute: limitOf(environment.PAGES_PER_MINUTE || DEFAULT_PAGES),
    metricsPort: environment.METRICS_PORT ? portOf(environment.METRICS_PORT) : undefined,
    pageCacheMegabytes: numberUpTo(4_096, environment.PAGE_CACHE_MB || DEFAULT_CACHE),
    redisUrl: redisOf(environment.REDIS_URL || undefined),
    spansEndpoint: spansOf(environment.OTEL_EXPORTER_OTLP_ENDPOINT || undefined),
    invalidationKey: keyOf(environment.INVALIDATION_KEY || undefined),
    cdnSeconds: numberUpTo(86_400, environment.CDN_SECONDS || '0'),
  };
  return isWhole(read) ? { kind: 'ok', settings: read } : { kind: 'wrong', problems: problemsOf(read) };
}

/** Who tries a demo out on the own machine is not limited: programs that look at all of a shop ask more than a shopper. */
export function trustOf({ trustedProxies, mode }: Pick<ProcessSettings, 'trustedProxies' | 'mode'>): Trust {
  const unlimited = mode === 'demo' ? OWN_MACHINE : [];
  return { proxies: new Set(trustedProxies.map(plainAddress)), unlimited: new Set(unlimited) };
}

type Read = { readonly [Name in keyof ProcessSettings]: ProcessSettings[Name] | null };

function isWhole(read: Read): read is ProcessSettings {
  return Object.values(read).every((value) => value !== null);
}

const expectations = {
  port: 'PORT must be a whole number from 0 to 65535.',
  host: 'HOST must be an IP address of this machine, or localhost.',
  apiUrl: 'API_URL must be an http(s) address without path, such as http://localhost:8080.',
  mediaUrl: 'MEDIA_URL must be an http(s) address without path.',
  publicOrigin:
    'PUBLIC_ORIGIN must be an http(s) address without path, such as https://shop.example, and be set with SHOP_MODE=production.',
  mode: 'SHOP_MODE must be demo or production.',
  trustedProxies: 'TRUSTED_PROXIES must be IP addresses with commas between them.',
  pagesPerMinute: 'PAGES_PER_MINUTE must be a whole number from 1 to 1000000.',
  metricsPort: 'METRICS_PORT must be a whole number from 0 to 65535.',
  pageCacheMegabytes: 'PAGE_CACHE_MB must be a whole number from 0 to 4096.',
  redisUrl: 'REDIS_URL must be an address such as redis://user:password@host:6379/0.',
  spansEndpoint: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address such as http://localhost:4318.',
  invalidationKey: 'INVALIDATION_KEY must have at least 32 letters, digits, hyphens or underscores.',
  cdnSeconds: 'CDN_SECONDS must be a whole number from 0 to 86400.',
} as const satisfies Readonly<Record<keyof ProcessSettings, string>>;

function problemsOf(read: Read): readonly string[] {
  const names = Object.keys(expectations) as (keyof typeof expectations)[];
  return names.filter((name) => read[name] === null).map((name) => expectations[name]);
}

function portOf(text: string): number | null {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : null;
}

function limitOf(text: string): number | null {
  const limit = Number(text);
  return /^\d{1,7}$/.test(text) && limit >= 1 && limit <= 1_000_000 ? limit : null;
}

function numberUpTo(most: number, text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

function keyOf(text: string | undefined): string | undefined | null {
  return text === undefined || /^[\w-]{32,200}$/.test(text) ? text : null;
}

function redisOf(text: string | undefined): string | undefined | null {
  return text === undefined || isRedisUrl(text) ? text : null;
}

function spansOf(text: string | undefined): string | undefined | null {
  return text === undefined || isSpansEndpoint(text) ? text : null;
}

function hostOf(text: string): string | undefined | null {
  if (text === '') return undefined;
  return text === 'localhost' || isAddress(text) ? text : null;
}

/** Addresses are written in figures: a name would have to be looked up for every request. */
function addressesOf(text: string): readonly string[] | null {
  const addresses = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return addresses.every(isAddress) ? addresses : null;
}

function isAddress(text: string): boolean {
  return /^[\da-f.:]{2,45}$/i.test(text) && /[.:]/.test(text);
}

function originOf(text: string): string | null {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return isOrigin && !url.username && !url.password ? url.origin : null;
}

function modeOf(text: string): ProcessSettings['mode'] | null {
  return text === 'demo' || text === 'production' ? text : null;
}
