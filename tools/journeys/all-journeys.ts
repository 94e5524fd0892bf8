import { cartPanel } from './cart-panel.ts';
import { guestOrders } from './guest-orders.ts';
import type { Journey } from './journey.ts';
import { keyboardAlone } from './keyboard-alone.ts';
import { narrowedList } from './narrowed-list.ts';
import { printedInvoice } from './printed-invoice.ts';
import { rightToLeft } from './right-to-left.ts';
import { twoTabs } from './two-tabs.ts';
import { waitsForServer } from './waits-for-server.ts';
import { withoutNetwork } from './without-network.ts';

export const journeys: readonly Journey[] = [
  guestOrders,
  waitsForServer,
  twoTabs,
  narrowedList,
  keyboardAlone,
  cartPanel,
  rightToLeft,
  printedInvoice,
  withoutNetwork,
];
