import { ContainerModule } from 'inversify';
import { createErrorScreen } from '#viewmodels/error/error-screen-model.ts';
import { provide } from '../provide.ts';
import { CONTACT } from '../settings/tokens.ts';
import { ERROR_SCREEN } from './tokens.ts';

export const errorModule = new ContainerModule(({ bind }) => {
  provide(bind, ERROR_SCREEN, createErrorScreen, { contact: CONTACT });
});
