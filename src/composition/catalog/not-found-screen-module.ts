import { ContainerModule } from 'inversify';
import { createNotFoundScreen } from '#viewmodels/not-found/not-found-screen-model.ts';
import { provide } from '../provide.ts';
import { MEDIA_BASE } from '../settings/tokens.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import { MENU, MISSING_VIEW, NOT_FOUND_SCREEN } from './tokens.ts';

export const notFoundModule = new ContainerModule(({ bind }) => {
  provide(bind, NOT_FOUND_SCREEN, createNotFoundScreen, {
    menu: MENU,
    missingView: MISSING_VIEW,
    storeView: STORE_VIEW,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
