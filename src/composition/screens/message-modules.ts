import { ContainerModule } from 'inversify';
import { createErrorScreen } from '#viewmodels/error/error-screen-model.ts';
import { createNotFoundScreen } from '#viewmodels/not-found/not-found-screen-model.ts';
import { provide } from '../provide.ts';
import { ERROR_SCREEN, NOT_FOUND_SCREEN } from '../screen-tokens.ts';
import { CONTACT, MENU, SHOP_RULES } from '../tokens.ts';

export const notFoundModule = new ContainerModule(({ bind }) => {
  provide(bind, NOT_FOUND_SCREEN, createNotFoundScreen, { menu: MENU, rules: SHOP_RULES });
});

export const errorModule = new ContainerModule(({ bind }) => {
  provide(bind, ERROR_SCREEN, createErrorScreen, { contact: CONTACT });
});
