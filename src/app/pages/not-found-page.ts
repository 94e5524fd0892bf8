import { drawing, type Page } from '#app/page/page.ts';
import { NotFoundScreen } from '#ui/screens/not-found/not-found-screen.tsx';
import { createNotFoundScreen } from '#viewmodels/not-found/not-found-screen-model.ts';
import { loadNotFound } from './not-found-loader.ts';

export const notFoundPage: Page = {
  ...drawing({
    Screen: NotFoundScreen,
    model: 'notFoundScreen',
    needs: 'shell',
    services: { notFoundScreen: createNotFoundScreen },
  }),
  load: loadNotFound,
};
