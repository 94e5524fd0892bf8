import { account } from '../account/ar.ts';
import { cart } from '../cart/ar.ts';
import { checkout } from '../checkout/ar.ts';
import { film } from '../film/ar.ts';
import { lists } from '../lists/ar.ts';
import { newsletter } from '../newsletter/ar.ts';
import { orders } from '../orders/ar.ts';
import { payment } from '../payment/ar.ts';
import { productMore } from '../product-more/ar.ts';
import { store } from '../store/ar.ts';
import { whyPrice } from '../why-price/ar.ts';
import { zoom } from '../zoom/ar.ts';
import type { LaterTexts } from './shares.ts';

export const later: LaterTexts = {
  film,
  zoom,
  'why-price': whyPrice,
  'product-more': productMore,
  account,
  store,
  lists,
  newsletter,
  cart,
  checkout,
  orders,
  payment,
};
