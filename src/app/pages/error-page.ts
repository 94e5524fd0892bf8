import { drawing, type Page } from '#app/page/page.ts';
import { errorModule } from '#composition/frame/error-screen-module.ts';
import { ERROR_SCREEN } from '#composition/frame/tokens.ts';
import { ErrorScreen } from '#ui/screens/error/error-screen.tsx';
import { loadError } from './error-loader.ts';

export const errorPage: Page = {
  ...drawing({ Screen: ErrorScreen, model: ERROR_SCREEN, half: 'front', modules: [errorModule] }),
  load: loadError,
};
