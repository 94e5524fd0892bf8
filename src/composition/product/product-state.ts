import { ContainerModule } from 'inversify';
import { noProductView } from '#domain/catalog/product-view.ts';
import { noProductMore } from '#domain/journeys/product-more.ts';
import { provideState } from '../provide.ts';
import { PRODUCT_MORE, PRODUCT_VIEW } from './tokens.ts';

export const productState = new ContainerModule(({ bind }) => {
  provideState(bind, PRODUCT_VIEW, 'product', noProductView);
  provideState(bind, PRODUCT_MORE, 'productMore', noProductMore);
});
