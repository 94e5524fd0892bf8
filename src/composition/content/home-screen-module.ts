import { ContainerModule } from 'inversify';
import { createHomeScreen } from '#viewmodels/content/home-screen-model.ts';
import { provide } from '../provide.ts';
import { MEDIA_BASE } from '../settings/tokens.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import { HOME_SCREEN, HOME_VIEW } from './tokens.ts';

export const homeModule = new ContainerModule(({ bind }) => {
  provide(bind, HOME_SCREEN, createHomeScreen, {
    homeView: HOME_VIEW,
    storeView: STORE_VIEW,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
