import { ContainerModule } from 'inversify';
import { createErrorScreen } from '#viewmodels/error/error-screen-model.ts';
import { provide } from '../provide.ts';
import { ERROR_SCREEN } from '../screen-tokens.ts';
import { CONTACT } from '../tokens.ts';

export const errorModule = new ContainerModule(({ bind }) => {
  provide(bind, ERROR_SCREEN, createErrorScreen, { contact: CONTACT });
});
