import { ContainerModule } from 'inversify';
import { createAddToCompare, createRemoveFromCompare } from '#domain/lists/change-compared.ts';
import { NOTIFY } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { ADD_TO_COMPARE, COMPARED, REMOVE_FROM_COMPARE } from './tokens.ts';

/** Comparing, wherever it is offered; no first page needs it, so it comes with what does. */
export const compareModule = new ContainerModule(({ bind }) => {
  provide(bind, ADD_TO_COMPARE, createAddToCompare, { compared: COMPARED, notify: NOTIFY });
  provide(bind, REMOVE_FROM_COMPARE, createRemoveFromCompare, { compared: COMPARED, notify: NOTIFY });
});
