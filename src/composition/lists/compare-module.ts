import { ContainerModule } from 'inversify';
import { createRemoveFromCompare } from '#domain/lists/change-compared.ts';
import { NOTIFY } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { COMPARED, REMOVE_FROM_COMPARE } from './tokens.ts';

/** What the comparison itself offers; no first page needs it, so it comes with what does. */
export const compareModule = new ContainerModule(({ bind }) => {
  provide(bind, REMOVE_FROM_COMPARE, createRemoveFromCompare, { compared: COMPARED, notify: NOTIFY });
});
