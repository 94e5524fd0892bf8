import { part } from '#app/page/page.ts';
import { PanelNotices } from '#app/slots/panel-notices.tsx';
import { minicart } from '#composition/screens/cart.ts';
import { cartLines } from '#composition/screens/cart-lines.ts';
import { openCart } from '#composition/screens/open-cart.ts';
import { Minicart } from '#ui/screens/cart/minicart.tsx';

export const minicartPanel = part({
  needs: 'actions',
  services: { ...cartLines, ...openCart, ...minicart },
  draw: ({ minicart: model }) => <Minicart model={model} notices={<PanelNotices />} />,
});
