import { createElement } from 'react';
import { type Page, part } from '#app/page/page.ts';
import { ErrorScreen } from '#ui/screens/error/error-screen.tsx';
import { loadError } from './error-loader.ts';

export const errorPage: Page = {
  ...part({
    needs: 'shell',
    services: {},
    draw: (shop) => createElement(ErrorScreen, { model: shop.errorScreen }),
  }),
  load: loadError,
};
