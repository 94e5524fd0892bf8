import { drawing, type Page } from '#app/page/page.ts';
import { trackOrderScreenModule } from '#composition/orders/track-order-screen-module.ts';
import { trackingModule } from '#composition/orders/tracking-module.ts';
import { TRACK_ORDER_SCREEN } from '#composition/orders/tracking-tokens.ts';
import { TrackOrderScreen } from '#ui/screens/track-order/track-order-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const trackOrderPage: Page = {
  ...drawing({
    Screen: TrackOrderScreen,
    model: TRACK_ORDER_SCREEN,
    half: 'back',
    modules: [trackingModule, trackOrderScreenModule],
  }),
  load: loadPrivate('track-order'),
};
