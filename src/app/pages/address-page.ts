import type { Page } from '#app/page/page.ts';
import { loadAddress, prefetchAddress } from './address-loader.ts';

/** Has no screen of its own: what it opens is shown as a product or as a category. */
export const addressPage: Page = {
  needs: 'shell',
  services: {},
  load: loadAddress,
  prefetch: prefetchAddress,
  draw: () => null,
};
