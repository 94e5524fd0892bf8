import { ContainerModule } from 'inversify';
import { noCartMore } from '#domain/journeys/cart-more.ts';
import { provideState } from '../provide.ts';
import { CART_MORE } from './start-tokens.ts';

export const cartState = new ContainerModule(({ bind }) => {
  provideState(bind, CART_MORE, 'cartMore', noCartMore);
});
