import { ContainerModule } from 'inversify';
import { createHomeScreen } from '#viewmodels/content/home-screen-model.ts';
import { provide } from '../provide.ts';
import { HOME_SCREEN } from '../screen-tokens.ts';
import { HOME_VIEW, MEDIA_BASE, STORE_VIEW, WORDS } from '../tokens.ts';

export const homeModule = new ContainerModule(({ bind }) => {
  provide(bind, HOME_SCREEN, createHomeScreen, {
    view: HOME_VIEW,
    storeView: STORE_VIEW,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
