import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { OrderId, PlacedOrder } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import type { OrderKey } from './order-key.ts';
import type { OrderView } from './order-view.ts';

/**
 * `not-found`: no such order, or another e-mail: which of the two nobody is told. `too-often`: the shop answers nobody who
 * asks so much. `failed`: nobody knows.
 */
export type Tracked =
  | { readonly kind: 'found'; readonly id: OrderId }
  | { readonly kind: 'not-found' | 'too-often' | 'failed' };

/** Finds an order by its number or id and its e-mail. From then on this tab shows it whole, until whoever looks at it leaves. */
export type TrackOrder = (key: OrderKey) => Promise<Tracked>;

type Ports = {
  readonly orderGateway: Pick<OrderGateway, 'track'>;
  readonly openedOrder: Cell<DraftTexts>;
  readonly orderView: Cell<OrderView>;
};

export function createTrackOrder({ orderGateway, openedOrder, orderView }: Ports): TrackOrder {
  return async (key) => {
    const reply = await orderGateway.track(key);
    if (reply.kind !== 'ok') return { kind: whyNot(reply) };
    const order = reply.value;
    openedOrder.update(() => ({ order: order.id, email: key.email }));
    orderView.update((now) => withWhole(now, order));
    return { kind: 'found', id: order.id };
  };
}

const NOT_FOUND = 404;
const TOO_OFTEN = 429;

function whyNot(reply: Exclude<Reply<PlacedOrder>, { kind: 'ok' }>): 'not-found' | 'too-often' | 'failed' {
  if (reply.kind !== 'refused') return 'failed';
  if (reply.code === TOO_OFTEN) return 'too-often';
  return reply.code === NOT_FOUND ? 'not-found' : 'failed';
}

/** The page that shows the order masked shows it whole. */
function withWhole(view: OrderView, order: PlacedOrder): OrderView {
  return view.kind === 'placed' && view.order.id === order.id ? { ...view, order } : view;
}
