import { createElement } from 'react';
import { type Page, shown } from '#app/page/page.ts';
import { OfflineScreen } from '#ui/screens/offline/offline-screen.tsx';

/** Needs nothing but what is there: neither a model nor anything to load. */
export const offlinePage: Page = {
  needs: 'shell',
  services: {},
  draw: () => createElement(OfflineScreen),
  load: async () => shown('offline'),
};
