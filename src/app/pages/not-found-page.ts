import { drawing, type Page } from '#app/page/page.ts';
import { notFoundModule } from '#composition/catalog/not-found-screen-module.ts';
import { NOT_FOUND_SCREEN } from '#composition/catalog/tokens.ts';
import { NotFoundScreen } from '#ui/screens/not-found/not-found-screen.tsx';
import { loadNotFound } from './not-found-loader.ts';

export const notFoundPage: Page = {
  ...drawing({ Screen: NotFoundScreen, model: NOT_FOUND_SCREEN, half: 'front', modules: [notFoundModule] }),
  load: loadNotFound,
};
