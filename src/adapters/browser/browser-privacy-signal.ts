import type { PrivacySignal } from '#domain/consent/consent.ts';

type Browser = { readonly globalPrivacyControl?: unknown };

/** What a browser that sends `Sec-GPC: 1` with each request tells its pages. */
export function createBrowserPrivacySignal(browser: Browser = navigator as Browser): PrivacySignal {
  return () => browser.globalPrivacyControl === true;
}
