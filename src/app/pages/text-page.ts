import { drawing, type Page } from '#app/page/page.ts';
import { textPageModule } from '#composition/content/text-page-module.ts';
import { TEXT_PAGE } from '#composition/content/tokens.ts';
import { TextPageScreen } from '#ui/screens/text-page/text-page-screen.tsx';
import { loadTextPage } from './text-page-loader.ts';

export const textPage: Page = {
  ...drawing({ Screen: TextPageScreen, model: TEXT_PAGE, half: 'front', modules: [textPageModule] }),
  load: loadTextPage,
};
