import { account } from '../account/de.ts';
import { cart } from '../cart/de.ts';
import { checkout } from '../checkout/de.ts';
import { lists } from '../lists/de.ts';
import { orders } from '../orders/de.ts';
import type { LaterTexts } from '../shares.ts';
import { store } from '../store/de.ts';

export const later: LaterTexts = { account, store, lists, cart, checkout, orders };
