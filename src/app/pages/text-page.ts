import { drawing, type Page } from '#app/page/page.ts';
import { TextPageScreen } from '#ui/screens/text-page/text-page-screen.tsx';
import { createTextPage } from '#viewmodels/text-page/text-page-model.ts';
import { loadTextPage } from './text-page-loader.ts';

export const textPage: Page = {
  ...drawing({ Screen: TextPageScreen, model: 'textPage', needs: 'shell', services: { textPage: createTextPage } }),
  load: loadTextPage,
};
