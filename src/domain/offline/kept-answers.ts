/** Where answers are kept: the files of the build, pictures, what the catalog says, and pages. */
export type ResponseCacheName = 'files' | 'pictures' | 'catalog' | 'pages';

/** How many answers a response cache holds, how old they get in days, and how large one may be in bytes. */
export type Bounds = { readonly most: number; readonly days: number; readonly bytes: number };

export const responseCaches: Readonly<Record<ResponseCacheName, Bounds>> = {
  files: { most: 250, days: 60, bytes: 1_000_000 },
  pictures: { most: 300, days: 30, bytes: 1_000_000 },
  catalog: { most: 250, days: 14, bytes: 4_000_000 },
  pages: { most: 60, days: 14, bytes: 2_000_000 },
};

/** A request as far as it matters here. */
export type Asked = {
  readonly method: string;
  readonly url: URL;
  /** The shop's own. */
  readonly origin: string;
  /** A shopper goes to a page. */
  readonly isPage: boolean;
  /** In somebody's name. */
  readonly isAuthorized: boolean;
};

/**
 * In which response cache the answer may be kept; null for everything that is not on these lists. Nothing is kept that is asked in
 * somebody's name, so that nothing personal ever lies there. Source: fault model, row 40.
 */
export function responseCacheFor({ method, url, origin, isPage, isAuthorized }: Asked): ResponseCacheName | null {
  if (method !== 'GET' || url.origin !== origin || isAuthorized) return null;
  if (isPage) return isPageAddress(url) ? 'pages' : null;
  if (url.pathname.startsWith('/static/')) return 'files';
  if (url.pathname.startsWith('/img/')) return 'pictures';
  return isCatalogCall(url) ? 'catalog' : null;
}

/** What is no page: calls, files, and what only the server's keepers look at; and lists whose links may be taken back. */
const noPages =
  /^(?:\/[^/]+)?\/wishlist\/shared\/|^\/(api|img|static|healthz|csp-report|sitemap\.xml|robots\.txt|service-worker\.js|favicon\.svg)(\/|$)/;

/** By these an address names a person, their cart, or what they have proved. */
const secrets: readonly string[] = ['token', 'cartid', 'key', 'grouptoken'];

function isPageAddress({ pathname, searchParams }: URL): boolean {
  return !noPages.test(pathname) && ![...searchParams.keys()].some((name) => secrets.includes(name.toLowerCase()));
}

/** Calls that say the same to everybody, with the words that they may be asked with. */
const calls: readonly { readonly path: RegExp; readonly words: readonly string[] }[] = [
  { path: /^\/api\/catalog$/, words: ['store', 'type', 'size', 'from', 'sort', 'request'] },
  { path: /^\/api\/home\/(data|common-config)$/, words: [] },
  { path: /^\/api\/banners\/[^/]+\/(promoted_offers|main-image)\.json$/, words: [] },
  { path: /^\/api\/ext\/cms-data\//, words: [] },
  { path: /^\/api\/store-locator$/, words: [] },
];

/** What shoppers wrote about products bears their names. */
const aboutPersons: readonly string[] = ['review'];

function isCatalogCall({ pathname, searchParams }: URL): boolean {
  const call = calls.find(({ path }) => path.test(pathname));
  const isAllowed = (name: string): boolean => name === 'storeCode' || call?.words.includes(name) === true;
  return (
    call !== undefined &&
    [...searchParams.keys()].every(isAllowed) &&
    !aboutPersons.includes(searchParams.get('type') ?? '')
  );
}

/** An answer as far as it matters here. */
export type Answered = {
  readonly status: number;
  readonly isRedirected: boolean;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly bytes: number;
};

const contentTypes: Readonly<Record<ResponseCacheName, RegExp>> = {
  files: /^(text\/(css|javascript)|font\/woff2|image\/svg\+xml)(;|$)/,
  pictures: /^image\/(avif|webp|jpeg|png|gif|svg\+xml)(;|$)/,
  catalog: /^application\/json(;|$)/,
  pages: /^text\/html(;|$)/,
};

/** Whether an answer is what its response cache is for: whole, where it was asked for, and not forbidden to be kept. */
export function mayKeep(responseCache: ResponseCacheName, answer: Answered): boolean {
  return (
    answer.status === 200 &&
    !answer.isRedirected &&
    contentTypes[responseCache].test(answer.contentType) &&
    !/\bno-store\b/i.test(answer.cacheControl) &&
    answer.bytes <= responseCaches[responseCache].bytes
  );
}
