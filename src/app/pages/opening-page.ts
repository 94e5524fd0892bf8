import { createElement } from 'react';
import type { Page } from '#app/page/page.ts';
import { OpeningScreen } from '#ui/screens/offline/opening-screen.tsx';
import { loadOpening } from './opening-loader.ts';

/** What the worker answers with where it keeps no page: it opens whatever address it stands at. */
export const openingPage: Page = {
  half: 'front',
  modules: [],
  draw: () => createElement(OpeningScreen),
  load: loadOpening,
};
