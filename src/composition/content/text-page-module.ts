import { ContainerModule } from 'inversify';
import { createTextPage } from '#viewmodels/text-page/text-page-model.ts';
import { provide } from '../provide.ts';
import { STORE_VIEW } from '../store/tokens.ts';
import { SHOP_PAGE_VIEW, TEXT_PAGE } from './tokens.ts';

export const textPageModule = new ContainerModule(({ bind }) => {
  provide(bind, TEXT_PAGE, createTextPage, { shopPageView: SHOP_PAGE_VIEW, storeView: STORE_VIEW });
});
