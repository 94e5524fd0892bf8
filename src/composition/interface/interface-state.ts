import { ContainerModule } from 'inversify';
import { noPanels } from '#domain/interface/panels.ts';
import { noNotices } from '#domain/notices/notices.ts';
import { provideState } from '../provide.ts';
import { NOTICES, PANELS, WAITING_ORDERS } from './tokens.ts';

export const interfaceState = new ContainerModule(({ bind }) => {
  provideState(bind, PANELS, 'panels', noPanels);
  provideState(bind, NOTICES, 'notices', noNotices);
  provideState(bind, WAITING_ORDERS, 'waitingOrders', []);
});
