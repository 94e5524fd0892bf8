import { account } from '../account/hi.ts';
import { cart } from '../cart/hi.ts';
import { checkout } from '../checkout/hi.ts';
import { lists } from '../lists/hi.ts';
import { orders } from '../orders/hi.ts';
import type { LaterTexts } from '../shares.ts';
import { store } from '../store/hi.ts';

export const later: LaterTexts = { account, store, lists, cart, checkout, orders };
