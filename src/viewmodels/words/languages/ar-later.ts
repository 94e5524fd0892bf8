import { account } from '../account/ar.ts';
import { cart } from '../cart/ar.ts';
import { checkout } from '../checkout/ar.ts';
import { lists } from '../lists/ar.ts';
import { orders } from '../orders/ar.ts';
import type { LaterTexts } from '../shares.ts';
import { store } from '../store/ar.ts';

export const later: LaterTexts = { account, store, lists, cart, checkout, orders };
