import { ContainerModule } from 'inversify';
import { createTextPage } from '#viewmodels/text-page/text-page-model.ts';
import { provide } from '../provide.ts';
import { TEXT_PAGE } from '../screen-tokens.ts';
import { SHOP_PAGE_VIEW, STORE_VIEW } from '../tokens.ts';

export const textPageModule = new ContainerModule(({ bind }) => {
  provide(bind, TEXT_PAGE, createTextPage, { view: SHOP_PAGE_VIEW, storeView: STORE_VIEW });
});
