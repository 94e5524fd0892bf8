import { createElement } from 'react';
import { part } from '#app/page/page.ts';
import { MenuDrawer } from '#ui/layouts/menu-drawer.tsx';

export const menuPanel = part({
  needs: 'shell',
  services: {},
  draw: (shop) => createElement(MenuDrawer, { model: shop.frame }),
});
