import { ContainerModule } from 'inversify';
import { createNotFoundScreen } from '#viewmodels/not-found/not-found-screen-model.ts';
import { provide } from '../provide.ts';
import { NOT_FOUND_SCREEN } from '../screen-tokens.ts';
import { MEDIA_BASE, MENU, MISSING_VIEW, STORE_VIEW, WORDS } from '../tokens.ts';

export const notFoundModule = new ContainerModule(({ bind }) => {
  provide(bind, NOT_FOUND_SCREEN, createNotFoundScreen, {
    menu: MENU,
    view: MISSING_VIEW,
    storeView: STORE_VIEW,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
