import type { MarketingCookies } from '#domain/analytics/conversion-event.ts';
import type { MarketingCookieJar } from '#domain/workflows/tell-conversions.ts';

export interface MemoryMarketingCookies extends MarketingCookieJar {
  /** What the browser has now; null where it has none. */
  kept(): MarketingCookies | null;
}

/** The cookies of a browser that came by an advertisement. */
export function createMemoryMarketingCookies(): MemoryMarketingCookies {
  let cookies: MarketingCookies | null = null;
  return {
    async take(now) {
      cookies ??= { fbc: `fb.1.${now}.AdOfAsha`, fbp: `fb.1.${now}.123456789` };
      return cookies;
    },
    async remove() {
      const wereThere = cookies !== null;
      cookies = null;
      return wereThere;
    },
    kept: () => cookies,
  };
}
