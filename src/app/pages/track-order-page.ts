import { drawing, type Page } from '#app/page/page.ts';
import { tracking } from '#composition/screens/tracking.ts';
import { TrackOrderScreen } from '#ui/screens/track-order/track-order-screen.tsx';
import { createTrackOrderScreen } from '#viewmodels/confirmation/track-order-model.ts';
import { loadPrivate } from './private-loader.ts';

export const trackOrderPage: Page = {
  ...drawing({
    Screen: TrackOrderScreen,
    model: 'trackOrderScreen',
    needs: 'actions',
    services: { ...tracking, trackOrderScreen: createTrackOrderScreen },
  }),
  load: loadPrivate('track-order'),
};
