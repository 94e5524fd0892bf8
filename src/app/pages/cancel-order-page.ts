import { drawing, type Page } from '#app/page/page.ts';
import { canceling } from '#composition/screens/canceling.ts';
import { tracking } from '#composition/screens/tracking.ts';
import { CancelOrderScreen } from '#ui/screens/cancel-order/cancel-order-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const cancelOrderPage: Page = {
  ...drawing({
    Screen: CancelOrderScreen,
    model: 'cancelOrderScreen',
    needs: 'actions',
    services: { ...tracking, ...canceling },
  }),
  load: loadPrivate('cancel-order'),
};
