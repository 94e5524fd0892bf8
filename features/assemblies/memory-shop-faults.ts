import type { MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { refused, unreachable } from '#adapters/memory/memory-link.ts';
import { invalidOrder, orderFault } from '#adapters/memory/order-refusals.ts';
import type { RawReply } from '#adapters/wire/parse-envelope.ts';
import { garbled } from './garbled-line.ts';
import { lastCartOf } from './memory-shop-told.ts';
import type { Fault } from './world-facts.ts';

const ALWAYS = 1_000;
const noService = refused(500, 'The newsletter has a rest.');
const notAvailable = refused(422, 'Product that you are trying to add is not available.');

/** What the fakes cannot be told themselves; `reviewLine` is what a line brings to whoever hands a review in. */
export type SetFaults = { isStockBroken: boolean; reviewLine: RawReply | null };

/** From now on a part of the shop does not do what it is asked. */
export function breakWith(fakes: MemoryGateways, faults: SetFaults, fault: Fault): void {
  const { search, reviews, newsletter } = fakes;
  switch (fault.part) {
    case 'catalog':
      search.cut();
      fakes.blocks.failNext(unreachable, { verb: 'startingWith', times: ALWAYS });
      return;
    case 'home':
      for (const each of [fakes.home, fakes.promos, fakes.stores, fakes.pages]) each.cut();
      return;
    case 'block':
      fakes.blocks.failNext(unreachable, { verb: 'find', times: ALWAYS });
      return;
    case 'size-guides':
    case 'delivery':
    case 'account':
    case 'restock':
    case 'price-falls':
      silentParts(fakes)[fault.part].cut();
      return;
    case 'reviews':
      if (fault.kind === 'answers-page' || fault.kind === 'answers-half') faults.reviewLine = garbled[fault.kind];
      else reviews.failNext(unreachable, { verb: fault.kind === 'takes-none' ? 'write' : 'latest', times: ALWAYS });
      return;
    case 'newsletter':
      newsletter.failNext(fault.kind === 'refuses' ? noService : unreachable, { times: ALWAYS });
      return;
    case 'mails':
      fakes.mails.failNext(refused(500, 'Internal server error'), { verb: 'token', times: ALWAYS });
      return;
    case 'stock':
      faults.isStockBroken = true;
      return;
    case 'cart':
      breakCart(fakes, fault);
      return;
    default:
      breakOrders(fakes, fault);
  }
}

function silentParts({ sizeGuides, delivery, account, restock, priceFalls }: MemoryGateways) {
  return { 'size-guides': sizeGuides, delivery, account, restock, 'price-falls': priceFalls };
}

type FaultOf<Part extends Fault['part']> = Extract<Fault, { readonly part: Part }>;

function breakCart({ cart }: MemoryGateways, { kind }: FaultOf<'cart'>): void {
  if (kind === 'forgotten') cart.forget(lastCartOf(cart));
  else cart.failNext(notAvailable, { verb: 'update' });
}

function breakOrders({ orders, account }: MemoryGateways, fault: FaultOf<'orders' | 'next-order' | 'deletion'>): void {
  if (fault.part === 'deletion') account.loseNextDeletion();
  else if (fault.part === 'orders')
    orders.failNext(fault.kind === 'fails' ? orderFault : unreachable, { verb: 'place', times: ALWAYS });
  else if (fault.kind === 'answer-lost') orders.loseNextAnswer();
  else orders.failNext(invalidOrder, { verb: 'place' });
}
