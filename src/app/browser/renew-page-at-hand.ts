import type { Path } from 'react-router';
import type { BrowserShop } from '#composition/roots/browser-shop.ts';
import { createUntilNoneIsSent } from '#domain/orders/until-none-is-sent.ts';
import type { ErrorScreenModel } from '#viewmodels/error/error-screen-model.ts';
import { actingShop } from './install.ts';
import { renewPage } from './renew-page.ts';

/** In this tab. Nothing is being sent where the code that sends was never there. */
export function renewPageAtHand(
  shop: BrowserShop,
  { setOutdated }: ErrorScreenModel,
  place: Partial<Path>,
): Promise<void> {
  const tab = { document, fetch: window.fetch.bind(window), location, sessionStorage: () => sessionStorage };
  const untilNoneIsSent = async (): Promise<void> => {
    const acting = await actingShop(shop).catch(() => null);
    if (acting) await createUntilNoneIsSent(acting)();
  };
  return renewPage({ tab, untilNoneIsSent, setOutdated }, place, shop.viewPath.prefix);
}
