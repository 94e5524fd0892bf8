import type { Path } from 'react-router';
import { TURNS } from '#composition/device/tokens.ts';
import { READ_WAITING } from '#composition/orders/tokens.ts';
import type { BrowserShop } from '#composition/roots/browser-shop.ts';
import { createUntilNoneIsSent } from '#domain/orders/until-none-is-sent.ts';
import type { ErrorScreenModel } from '#viewmodels/error/error-screen-model.ts';
import { renewPage } from './renew-page.ts';

/** In this tab. Nothing is being sent where the half of the shop that sends was never there. */
export function renewPageAtHand(
  { back }: Pick<BrowserShop, 'back'>,
  { setOutdated }: ErrorScreenModel,
  place: Partial<Path>,
): Promise<void> {
  const tab = { document, fetch: window.fetch.bind(window), location, sessionStorage: () => sessionStorage };
  const untilNoneIsSent = async (): Promise<void> => {
    const half = await back().catch(() => null);
    if (!half) return;
    const { get } = half.visit;
    await createUntilNoneIsSent({ readWaiting: get(READ_WAITING), locks: get(TURNS) })();
  };
  return renewPage({ tab, untilNoneIsSent, setOutdated }, place);
}
