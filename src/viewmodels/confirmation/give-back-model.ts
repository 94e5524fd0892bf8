import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { GiveBack, GivenBack } from '#domain/orders/give-back.ts';
import { mayBeReturned, type Returnable } from '#domain/orders/may-be-returned.ts';
import { orderIdOf, type PlacedOrder } from '#domain/orders/order.ts';
import { openedKey } from '#domain/orders/order-key.ts';
import type { OrderReturn } from '#domain/orders/order-return.ts';
import type { ReadPlaced } from '#domain/orders/read-placed.ts';
import { problemsOfReturn, type ReturnForm, returnFormOf, withField } from '#domain/orders/return-form.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, dayAt } from '#domain/shared/clock.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { orderMessages } from '../messages/orders/en.ts';
import { type GiveBackPage, giveBackPage, notedPage } from './give-back-page.ts';
import { answerText, type WayView, waysOf } from './give-back-words.ts';
import { OrderKeyModel, type OrderKeyPorts } from './order-key-model.ts';

type Ports = OrderKeyPorts & {
  readonly readPlaced: ReadPlaced;
  readonly giveBack: GiveBack;
  readonly returnDraft: Cell<DraftTexts>;
  readonly openedOrder: ReadonlyCell<DraftTexts>;
  readonly isDeviceRead: ReadonlyCell<boolean>;
  readonly session: ReadonlyCell<Session>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly clock: Pick<Clock, 'now'>;
  readonly mediaBase: string;
};

/** Giving pieces of an order back. */
export class GiveBackModel {
  readonly #ports: Ports;
  /** The e-mail by which an order opens that the shop tells this device of only in part. */
  readonly key: OrderKeyModel;
  asked: string | null = null;
  order: PlacedOrder | null = null;
  hasFailed = false;
  isSending = false;
  /** How often the form was to be sent. */
  attempts = 0;
  /** Why it was not noted. */
  answer: string | null = null;
  noted: OrderReturn | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.key = new OrderKeyModel(ports);
    makeAutoObservable(this, { key: false, order: observableRef, noted: observableRef }, { autoBind: true });
  }

  get isReady(): boolean {
    return this.#ports.isDeviceRead.get();
  }

  get customer(): string | null {
    return ownerOf(this.#ports.session.get());
  }

  /** Why there is no order to show; null when there is no failure. */
  get failure(): string | null {
    const { isOnline, messages } = this.#ports;
    const { noOrderNamed, notRead, offline } = messages(orderMessages);
    if (this.isReady && this.asked === null) return noOrderNamed;
    if (!this.hasFailed) return null;
    return isOnline.get() ? notRead : offline;
  }

  get isMasked(): boolean {
    return this.order?.isMasked === true;
  }

  /** Where the order is told in full. */
  get orderAddress(): string {
    return `/confirmation?orderId=${encodeURIComponent(this.asked ?? '')}`;
  }

  /** What the form shows, or why there is none; null while the order is not known in full. */
  get page(): GiveBackPage | null {
    const { order, returnable } = this;
    if (order === null || order.isMasked || returnable === null) return null;
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
    return this.order === null ? [] : waysOf(this.order, this.#isOwners, this.#ports.messages);
  }

  get form(): ReturnForm {
    const { order, returnable } = this;
    const lines = returnable?.kind === 'open' ? returnable.lines : [];
    const form = returnFormOf(this.#ports.returnDraft.get(), orderIdOf(order?.id ?? ''), lines);
    return this.#isOwners ? form : { ...form, way: 'original' };
  }

  open(orderId: string | null): void {
    const asked = orderId || null;
    if (asked !== this.asked) this.left();
    this.asked = asked;
    void this.read();
  }

  /** Called when somebody has signed in: the order may be theirs. */
  met(): void {
    if (this.isMasked) void this.read();
  }

  async read(): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    this.hasFailed = false;
    this.know(asked, await this.#ports.readPlaced(orderIdOf(asked)));
  }

  /** Shows the order whole to whoever has typed its e-mail. */
  async showWhole(): Promise<void> {
    if ((await this.key.find(this.asked)) !== null) await this.read();
  }

  type(field: string, text: string): void {
    const { asked } = this;
    this.answer = null;
    if (asked !== null) this.#ports.returnDraft.update((texts) => withField(texts, orderIdOf(asked), field, text));
  }

  /** A second press while the first is on its way does nothing. */
  async send(): Promise<void> {
    const { asked, form } = this;
    this.attempts += 1;
    this.answer = null;
    if (asked === null || this.isSending || problemsOfReturn(form).length > 0) return;
    this.isSending = true;
    const given = await this.#ports.giveBack(orderIdOf(asked), form);
    this.end(asked, given);
    if (given.kind === 'refused') await this.read();
  }

  /** Called when the page is left: what was typed stays, what was said of it does not. */
  left(): void {
    this.key.reset();
    this.attempts = 0;
    this.answer = null;
    this.noted = null;
    this.order = null;
    this.hasFailed = false;
    this.asked = null;
  }

  get returnable(): Returnable | null {
    const { order } = this;
    return order && mayBeReturned(order, dayAt(this.#ports.clock.now()));
  }

  /** Whoever opened it by its e-mail need not be the customer whose it is. */
  get #isOwners(): boolean {
    return this.customer !== null && openedKey(this.#ports.openedOrder.get())?.order !== this.asked;
  }

  private end(asked: string, given: GivenBack): void {
    this.isSending = false;
    if (asked !== this.asked) return;
    if (given.kind === 'asked') this.noted = given.noted;
    else this.answer = answerText(given.kind, this.#ports.isOnline.get(), this.#ports.messages);
  }

  /** The answer to what was asked before may have been lost: then it is noted already. */
  private know(asked: string, reply: Reply<PlacedOrder>): void {
    if (asked !== this.asked) return;
    if (reply.kind !== 'ok') {
      this.hasFailed = this.order === null;
      return;
    }
    this.order = reply.value;
    const { id, order } = this.#ports.returnDraft.get();
    const noted = order === asked ? (reply.value.returns?.asked.find((each) => each.id === id) ?? null) : null;
    if (noted === null) return;
    this.noted = noted;
    this.#ports.returnDraft.update(() => ({}));
  }
}

export function createGiveBackScreen(ports: Ports): GiveBackModel {
  return new GiveBackModel(ports);
}
