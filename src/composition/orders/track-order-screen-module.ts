import { ContainerModule } from 'inversify';
import { createTrackOrderScreen } from '#viewmodels/confirmation/track-order-model.ts';
import { IS_ONLINE } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { CONTACT } from '../settings/tokens.ts';
import { WORDS } from '../store/tokens.ts';
import { ORDER_KEY, TRACK_ORDER, TRACK_ORDER_SCREEN } from './tracking-tokens.ts';

/** The page that follows an order by its number and e-mail. */
export const trackOrderScreenModule = new ContainerModule(({ bind }) => {
  provide(bind, TRACK_ORDER_SCREEN, createTrackOrderScreen, {
    orderKey: ORDER_KEY,
    isOnline: IS_ONLINE,
    trackOrder: TRACK_ORDER,
    contact: CONTACT,
    words: WORDS,
  });
});
