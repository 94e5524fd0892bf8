import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { GiveBack, GivenBack } from '#domain/orders/give-back.ts';
import { mayBeReturned, type Returnable } from '#domain/orders/may-be-returned.ts';
import { orderIdOf, type PlacedOrder } from '#domain/orders/order.ts';
import { openedKey } from '#domain/orders/order-key.ts';
import type { OrderReturn } from '#domain/orders/order-return.ts';
import { problemsOfReturn, type ReturnForm, returnFormOf, withField } from '#domain/orders/return-form.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, dayAt } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type GiveBackPage, giveBackPage, notedPage } from './give-back-page.ts';
import { answerText, type WayView, waysOf } from './give-back-words.ts';
import { NamedOrderModel, type NamedOrderPorts } from './named-order-model.ts';

type Ports = NamedOrderPorts & {
  readonly giveBack: GiveBack;
  readonly returnDraft: Cell<DraftTexts>;
  readonly openedOrder: ReadonlyCell<DraftTexts>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly clock: Pick<Clock, 'now'>;
  readonly mediaBase: string;
};

/** Giving pieces of an order back. */
export class GiveBackModel {
  readonly #ports: Ports;
  readonly named: NamedOrderModel;
  isSending = false;
  /** How often the form was to be sent. */
  attempts = 0;
  /** Why it was not noted. */
  answer: string | null = null;
  noted: OrderReturn | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { named: false, noted: observableRef }, { autoBind: true });
    this.named = new NamedOrderModel(ports, this.heard);
  }

  /** What the form shows, or why there is none; null while the order is not known in full. */
  get page(): GiveBackPage | null {
    const { returnable } = this;
    const { whole: order } = this.named;
    if (order === null || returnable === null) return null;
    const { storeView, mediaBase, messages } = this.#ports;
    const writing = { storeView: storeView.get(), mediaBase, messages };
    return giveBackPage({ order, returnable, form: this.form, hasTried: this.attempts > 0 }, writing);
  }

  /** What happens next with what was noted; null before. */
  get next(): ReturnType<typeof notedPage> | null {
    const { storeView, messages } = this.#ports;
    return this.noted && notedPage(this.noted, { storeView: storeView.get(), messages });
  }

  /** Where the money can go, as a shopper reads it. */
  get ways(): readonly WayView[] {
    const { order } = this.named;
    return order === null ? [] : waysOf(order, this.#isOwners, this.#ports.messages);
  }

  get form(): ReturnForm {
    const { returnable } = this;
    const lines = returnable?.kind === 'open' ? returnable.lines : [];
    const form = returnFormOf(this.#ports.returnDraft.get(), orderIdOf(this.named.order?.id ?? ''), lines);
    return this.#isOwners ? form : { ...form, way: 'original' };
  }

  open(orderId: string | null): void {
    if ((orderId || null) !== this.named.asked) this.left();
    this.named.open(orderId);
  }

  type(field: string, text: string): void {
    const { asked } = this.named;
    this.answer = null;
    if (asked !== null) this.#ports.returnDraft.update((texts) => withField(texts, orderIdOf(asked), field, text));
  }

  /** A second press while the first is on its way does nothing. */
  async send(): Promise<void> {
    const { form } = this;
    const { asked } = this.named;
    this.attempts += 1;
    this.answer = null;
    if (asked === null || this.isSending || problemsOfReturn(form).length > 0) return;
    this.isSending = true;
    const given = await this.#ports.giveBack(orderIdOf(asked), form);
    this.end(asked, given);
    if (given.kind === 'refused') await this.named.read();
  }

  /** Called when the page is left: what was typed stays, what was said of it does not. */
  left(): void {
    this.named.left();
    this.attempts = 0;
    this.answer = null;
    this.noted = null;
  }

  get returnable(): Returnable | null {
    const { order } = this.named;
    return order && mayBeReturned(order, dayAt(this.#ports.clock.now()));
  }

  /** Whoever opened it by its e-mail need not be the customer whose it is. */
  get #isOwners(): boolean {
    const { asked, customer } = this.named;
    return customer !== null && openedKey(this.#ports.openedOrder.get())?.order !== asked;
  }

  private end(asked: string, given: GivenBack): void {
    this.isSending = false;
    if (asked !== this.named.asked) return;
    if (given.kind === 'asked') this.noted = given.noted;
    else this.answer = answerText(given.kind, this.#ports.isOnline.get(), this.#ports.messages);
  }

  /** The answer to what was asked before may have been lost: then it is noted already. */
  private heard(heard: PlacedOrder): void {
    const { id, order } = this.#ports.returnDraft.get();
    const noted = order === heard.id ? (heard.returns?.asked.find((each) => each.id === id) ?? null) : null;
    if (noted === null) return;
    this.noted = noted;
    this.#ports.returnDraft.update(() => ({}));
  }
}

export function createGiveBackScreen(ports: Ports): GiveBackModel {
  return new GiveBackModel(ports);
}
