import { type BrokenLine, brokenLineOf } from '../broken-line.ts';
import { acc } from './acc.ts';
import { cache } from './cache.ts';
import { cart } from './cart.ts';
import { cat } from './cat.ts';
import { chk } from './chk.ts';
import { conf } from './conf.ts';
import { cont } from './cont.ts';
import { cust } from './cust.ts';
import { err } from './err.ts';
import { price } from './price.ts';
import { pwa } from './pwa.ts';
import { queue } from './queue.ts';
import { route } from './route.ts';
import { sess } from './sess.ts';
import { stock } from './stock.ts';
import { store } from './store.ts';
import { track } from './track.ts';
import { ui } from './ui.ts';

/** All that is listed, by area. */
export const brokenLines: readonly BrokenLine[] = [
  ...acc,
  ...cache,
  ...cart,
  ...cat,
  ...chk,
  ...conf,
  ...cont,
  ...cust,
  ...err,
  ...price,
  ...pwa,
  ...queue,
  ...route,
  ...sess,
  ...stock,
  ...store,
  ...track,
  ...ui,
].map(brokenLineOf);
