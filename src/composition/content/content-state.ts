import { ContainerModule } from 'inversify';
import { noHomeView } from '#domain/content/home-view.ts';
import { noPromos } from '#domain/content/promos.ts';
import { noShopPage } from '#domain/content/shop-page.ts';
import { noStoresView } from '#domain/content/stores-view.ts';
import { provideState } from '../provide.ts';
import { HOME_VIEW, PROMOS, SHOP_PAGE_VIEW, STORES_VIEW } from './tokens.ts';

export const contentState = new ContainerModule(({ bind }) => {
  provideState(bind, PROMOS, 'promos', noPromos);
  provideState(bind, HOME_VIEW, 'home', noHomeView);
  provideState(bind, SHOP_PAGE_VIEW, 'shopPage', noShopPage);
  provideState(bind, STORES_VIEW, 'stores', noStoresView);
});
