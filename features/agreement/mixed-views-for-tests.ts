import { type openStoreViews, strangeIn, type World, worlds } from './store-views-for-tests.ts';

type Shop = Pick<Awaited<ReturnType<typeof openStoreViews>>, 'ask'>;

const PATHS = ['/', '/store-locator', '/search?q=kurta', '/cart', '/women', '/i/terms', '/no-such-thing'];

/** What shoppers may have chosen everywhere, and the language that is read then. */
const CHOSEN: Readonly<Record<World['code'], readonly (readonly [cookie: string, lang: string])[]>> = {
  default: [
    ['', 'en-US'],
    ['store=IN.en-GB.INR; store-de=AT.hi-IN.USD', 'en-GB'],
    ['store=IN.fr-FR.INR; store-de=DE.it-IT.USD', 'fr-FR'],
  ],
  de: [
    ['', 'de-DE'],
    ['store=IN.en-GB.INR; store-de=AT.hi-IN.USD', 'hi-IN'],
    ['store=IN.fr-FR.INR; store-de=DE.it-IT.USD', 'it-IT'],
  ],
  it: [
    ['', 'en-GB'],
    ['store=GB.it-IT.INR; store-de=AT.hi-IN.USD', 'it-IT'],
    ['store=GB.pl-PL.GBP; store-de=DE.it-IT.USD', 'pl-PL'],
  ],
};

/** Begins what each shopper has in a cookie that is nobody else's, and in no page. */
const ASKER = 'asker-';
const MOST_TRIES = 20;

type Mix = {
  readonly pages: number;
  /** So many are waited for together. */
  readonly atOnce: number;
};

/**
 * Asks for pages of all store views at once, by shoppers who have chosen differently: what of a page is another's. Each address
 * says more than a cache may know, so that its page is drawn for this shopper. A page that could not be had is asked for again.
 */
export async function strangeAmong(shop: Shop, { pages, atOnce }: Mix): Promise<readonly string[]> {
  const waiting = Array.from({ length: pages }, (_, at) => at).values();
  const strange: string[] = [];
  const lane = async (): Promise<void> => {
    for (const at of waiting) strange.push(...(await strangeOn(shop, at)).map((what) => `page ${at}: ${what}`));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return strange;
}

async function strangeOn(shop: Shop, at: number): Promise<readonly string[]> {
  const world = worlds[at % worlds.length] ?? worlds[0];
  const [chosen, lang] = CHOSEN[world.code][Math.floor(at / worlds.length) % 3] ?? ['', world.lang];
  const path = PATHS[at % PATHS.length] ?? '/';
  const own = `${path.includes('?') ? '&' : '?'}asked=${at}`;
  const cookie = [chosen, `visit=${ASKER}${at}`].filter((each) => each !== '').join('; ');
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const page = await shop.ask(world.host, world.prefix + path + own, cookie).catch(() => null);
    if (page === null || page.status === 503) continue;
    const told = [
      ...page.cookies.map((each) => `a cookie, ${each}`),
      ...(page.html.includes(ASKER) ? ['an asker'] : []),
    ];
    if (page.status === 302) return page.location.startsWith(`${world.prefix}/`) ? told : [...told, page.location];
    return page.status === 200 ? [...told, ...strangeIn(page, { ...world, lang })] : [...told, String(page.status)];
  }
  return [`not to be had, ${MOST_TRIES} times`];
}
