import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { OrderId } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import { openedKey } from './order-key.ts';
import type { OrderReturn } from './order-return.ts';
import { type RefusedAsking, refusedAsking } from './refused-asking.ts';
import { chosenPieces, type ReturnForm, withField } from './return-form.ts';

/** `refused`: not any more, or not so; nothing was noted. `failed`: nobody knows, and it can be asked again. */
export type GivenBack = { readonly kind: 'asked'; readonly noted: OrderReturn } | { readonly kind: RefusedAsking };

/** Asks the shop to take pieces of an order back; what was typed goes once it did. */
export type GiveBack = (order: OrderId, form: ReturnForm) => Promise<GivenBack>;

type Ports = {
  readonly orderGateway: Pick<OrderGateway, 'giveBack'>;
  /** The key that opened an order in this tab. */
  readonly openedOrder: ReadonlyCell<DraftTexts>;
  readonly returnDraft: Cell<DraftTexts>;
  readonly ids: Ids;
};

/**
 * The id of a return is kept with what was typed before it is sent: after a lost answer, a reload too, the same return is asked
 * for, and the shop takes it once.
 */
export function createGiveBack({ orderGateway, openedOrder, returnDraft, ids }: Ports): GiveBack {
  return async (order, form) => {
    const { note, way } = form;
    const id = kept(returnDraft.get(), order) ?? ids.next();
    returnDraft.update((texts) => withField(texts, order, 'id', id));
    const key = openedKey(openedOrder.get());
    const email = key?.order === order ? key.email : null;
    const reply = await orderGateway.giveBack({ id, order, email, pieces: chosenPieces(form), note: note.trim(), way });
    if (reply.kind === 'ok') {
      returnDraft.update((texts) => (texts['id'] === id ? {} : texts));
      return { kind: 'asked', noted: reply.value };
    }
    return { kind: refusedAsking(reply) };
  };
}

function kept(texts: DraftTexts, order: OrderId): string | null {
  return (texts['order'] === order && texts['id']) || null;
}
