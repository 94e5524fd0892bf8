import type { Navigation } from '#app/navigation/navigation.ts';
import type { OfferPopUp } from '#domain/content/offer-pop-up.ts';
import type { PopUpKind } from '#domain/content/promos.ts';
import { boughtOn } from './bought-on.ts';
import type { WatchedShopper } from './watch-shopper.ts';

type Ports = {
  readonly offerPopUp: OfferPopUp;
  readonly navigation: Pick<Navigation, 'get' | 'subscribe'>;
  readonly shopper: WatchedShopper;
};

/**
 * Offers what the merchant has to say over a page: to who has come, and to who is about to go. To be called when
 * the page has come to rest.
 */
export function followPopUps({ offerPopUp, navigation, shopper }: Ports): void {
  const isBack = followBack(navigation, shopper);
  const isQuiet = (): boolean => {
    const { page, isMoving } = navigation.get();
    return !isMoving && !page.hasFailed && !boughtOn.includes(page.shows) && !isBack() && !shopper.isBusy();
  };
  const offer = (kind: PopUpKind) => void offerPopUp(kind, isQuiet);
  offer('generic-popup');
  shopper.onLeaving(() => offer('exit-popup'));
}

/** Tells whether the page at hand is one that the shopper went back to: its entry of the history stood before. */
function followBack({ get, subscribe }: Ports['navigation'], { onReturn }: Ports['shopper']): () => boolean {
  let { key } = get().page.location;
  const stood = new Set([key]);
  let isBack = false;
  subscribe(() => {
    const { page, isMoving } = get();
    if (isMoving || page.location.key === key) return;
    key = page.location.key;
    isBack = stood.has(key);
    stood.add(key);
  });
  onReturn(() => {
    isBack = true;
  });
  return () => isBack;
}
