import type { MarketingCookieJar } from '#domain/workflows/tell-conversions.ts';

/** What of a page cookies are kept by. A worker has its `cookieStore` alone, and makes none. */
type Page = {
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'search' | 'protocol'>;
};

/** In which the advertising service's own script would keep them: 90 days. */
const KEPT_FOR_S = 90 * 24 * 60 * 60;

/** As the service writes them; whatever else stands there is not sent on. */
const SOUND = /^fb\.\d\.\d{10,13}\.[\w.-]{1,500}$/;

/**
 * The cookies by which the advertising service knows a browser, in its own form: `_fbp` is a random number, `_fbc` the advertisement
 * that led here. The shop makes them itself, so that nobody else's script runs in its pages.
 */
export function createMarketingCookies({ document, location }: Page = window): MarketingCookieJar {
  const write = (name: string, value: string, seconds: number): void => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  };
  return {
    async take(now) {
      const click = new URLSearchParams(location.search).get('fbclid');
      if (click !== null && !find(document.cookie, '_fbc')?.endsWith(`.${click}`)) keep('_fbc', `fb.1.${now}.${click}`);
      if (find(document.cookie, '_fbp') === null) keep('_fbp', `fb.1.${now}.${randomNumber()}`);
      return { fbc: find(document.cookie, '_fbc'), fbp: find(document.cookie, '_fbp') };
    },
    async remove() {
      const there = ['_fbc', '_fbp'].filter((name) => document.cookie.includes(`${name}=`));
      for (const name of there) write(name, '', 0);
      return there.length > 0;
    },
  };

  function keep(name: string, value: string): void {
    if (SOUND.test(value)) write(name, value, KEPT_FOR_S);
  }
}

type Cookies = { readonly get: (name: string) => Promise<{ readonly value?: string } | null> };

/** The same in a worker, which reads what a page has made; none where it cannot. */
export function createWorkerMarketingCookies(
  cookies: Cookies | undefined = Reflect.get(globalThis, 'cookieStore'),
): MarketingCookieJar {
  const read = async (name: string): Promise<string | null> => sound((await cookies?.get(name))?.value);
  return {
    take: async () => ({ fbc: await read('_fbc'), fbp: await read('_fbp') }),
    remove: async () => false, // the page that hears of the No removes them
  };
}

function find(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  return sound(pair?.slice(name.length + 1));
}

function sound(value: string | undefined): string | null {
  return value !== undefined && SOUND.test(value) ? value : null;
}

function randomNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number;
}
