import { createElement } from 'react';
import { OfflineScreen } from '#ui/screens/offline/offline-screen.tsx';
import { type Page, shown } from '../page.ts';

/** Needs nothing but what is there: neither a model nor anything to load. */
export const offlinePage: Page = {
  half: 'front',
  modules: [],
  draw: () => createElement(OfflineScreen),
  load: async () => shown('offline'),
};
