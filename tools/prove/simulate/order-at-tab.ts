import { withDefaultMethods } from '#domain/cart/methods.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { isWaiting } from '#domain/orders/order.ts';
import type { SeenOutcome } from '#domain/workflows/place-as-seen.ts';
import type { ActOf } from './acts.ts';
import type { Tab } from './simulated-tabs.ts';
import { forgetsAll } from './tellings.ts';
import type { World } from './world.ts';

/** Everything a checkout asks for is filled in. */
export function place(world: World, tab: Tab): void {
  const shop = tab.visit;
  if (shop.session.get().kind === 'unknown') forgetsAll(world.ledger.tellings); // docs/reliability.md, Open
  shop.checkoutDetails.update((now) => ({ ...now, ...meeraDetails, modifiedAt: now.modifiedAt }));
  if (shop.cart.get().paymentMethod === null) shop.cart.update((now) => withDefaultMethods(now, 'IN'));
  const press = { tab, what: `the press of tab ${tab.at} at ${world.time.now()}`, isOver: false };
  world.presses.push(press);
  void shop.placeAsSeen().then((outcome) => {
    press.isOver = true;
    hearOutcome(world, tab, outcome);
  });
}

function hearOutcome({ journal, ledger }: World, { at }: Tab, outcome: SeenOutcome): void {
  const reason = 'reason' in outcome ? ` (${outcome.reason})` : '';
  const name = 'order' in outcome ? ` ${journal.nameOf(outcome.order.id)}` : '';
  journal.note(`tab ${at} is shown that placing ended: ${outcome.kind}${reason}${name}`);
  if (outcome.kind === 'accepted') ledger.promised.set(outcome.order.id, 'placed');
  if (outcome.kind === 'waiting') ledger.promised.set(outcome.order.id, 'queued');
}

type WithOrder = ActOf<'cancels' | 'edits' | 'sends' | 'looks'>;

/** What a shopper does with one of the orders that are shown. */
export async function withOrder({ ledger, journal }: World, tab: Tab, act: WithOrder): Promise<void> {
  const shop = tab.visit;
  const known = await shop.orderRepository.all();
  const shown = act.kind === 'looks' ? known : known.filter(isWaiting);
  const order = shown[act.at % shown.length];
  if (!order) return;
  const told = (what: string) => journal.note(`tab ${tab.at} is shown of ${journal.nameOf(order.id)}: ${what}`);
  switch (act.kind) {
    case 'cancels': {
      const { kind } = await shop.cancelOrder(order);
      told(kind);
      if (kind === 'canceled') ledger.promised.set(order.id, 'canceled');
      return;
    }
    case 'edits': {
      const { kind } = await shop.editOrder(order);
      told(kind);
      if (kind === 'taken-back') ledger.promised.set(order.id, 'taken back');
      return;
    }
    case 'sends':
      return told((await shop.sendOrder(order, 'queue')).kind);
    case 'looks':
      return shop.openConfirmation(order.id);
    default:
      return act satisfies never;
  }
}
