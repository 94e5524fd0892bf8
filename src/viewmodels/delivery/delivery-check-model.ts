import { makeAutoObservable, observableRef } from 'mobx';
import type { Sku } from '#domain/catalog/product.ts';
import { compactPostcode } from '#domain/checkout/compact.ts';
import type { CheckDelivery, DeliveryOutcome } from '#domain/delivery/check-delivery.ts';
import { answerFor, type DeliveryMemory } from '#domain/delivery/delivery-memory.ts';
import { type Drafts, type DraftTexts, draftTexts } from '#domain/interface/drafts.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { shippingAddressOf } from '#domain/session/customer.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { commonMessages } from '../messages/common/en.ts';
import { deliveryMessages } from '../messages/delivery/en.ts';
import { writingLocale } from '../messages/languages.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type DeliveryTold, deliveryTold, lineAt } from './delivery-told.ts';

export type DeliveryCheckPorts = {
  readonly deliveryMemory: ReadonlyCell<DeliveryMemory | null>;
  readonly checkDelivery: CheckDelivery;
  readonly drafts: Cell<Drafts>;
  readonly session: ReadonlyCell<Session>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly market: () => Market;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly isDeviceRead: ReadonlyCell<boolean>;
  readonly messages: Messages;
};

/** How asking ended, and what was asked about the PIN code as it was typed. */
type Asked = { readonly typed: string; readonly question: string; readonly outcome: DeliveryOutcome };

/** By when what is at hand is at a PIN code in India: elsewhere, and of what is not sent, there is nothing to ask. */
export class DeliveryCheckModel {
  readonly #ports: DeliveryCheckPorts;
  readonly #goods: () => readonly Sku[];
  readonly #draft: Cell<DraftTexts>;
  /** What the shop is asked at the moment. */
  asking: string | null = null;
  asked: Asked | null = null;

  constructor(ports: DeliveryCheckPorts, goods: () => readonly Sku[]) {
    this.#ports = ports;
    this.#goods = goods;
    this.#draft = draftTexts(ports.drafts, 'delivery');
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  get isShown(): boolean {
    return this.#ports.market().country === 'IN' && this.#goods().length > 0;
  }

  /**
   * What stands in the field: what is being typed, which outlives the page, else what the shop has just refused. At first it is the
   * PIN code that was asked for last, else that of the shopper's address.
   */
  get typed(): string {
    const refused = this.asked?.outcome === 'no-such-pin' ? this.asked.typed : null;
    return this.#draft.get()['pinCode'] ?? refused ?? this.#known;
  }

  /** What the shop is to be asked unasked: a PIN code is known, and this is the choice at hand. Null for nothing. */
  get toAsk(): string | null {
    const { isDeviceRead, isOnline } = this.#ports;
    const isKnown = this.isShown && isDeviceRead.get() && this.#known !== '';
    return isKnown ? `${this.#questionOf(this.#known)} ${isOnline.get()}` : null;
  }

  get isAsking(): boolean {
    return this.asking !== null && this.asking === this.#question;
  }

  /** What is wrong with the PIN code, in words. */
  get problem(): string | null {
    const { notAPin, noSuchPin } = this.#ports.messages(deliveryMessages);
    if (this.#outcome === 'not-a-pin') return notAPin;
    return this.#outcome === 'no-such-pin' ? noSuchPin(compactPostcode(this.typed)) : null;
  }

  /** Why nothing can be said, where the PIN code is not to blame. */
  get failure(): string | null {
    if (this.#outcome !== 'no-answer' || this.told !== null) return null;
    const { messages, isOnline } = this.#ports;
    return isOnline.get() ? messages(commonMessages).shopSilent : messages(deliveryMessages).offline;
  }

  /** Without an answer what was known last, with the moment when it was said. */
  get told(): DeliveryTold | null {
    const { deliveryMemory, market, messages, storeView } = this.#ports;
    const memory = deliveryMemory.get();
    if (memory === null || (this.#outcome !== 'told' && this.#outcome !== 'no-answer')) return null;
    const answer = memory.pinCode === compactPostcode(this.typed) && answerFor(memory, this.#goods(), market().today);
    if (!answer) return null;
    const locale = writingLocale(storeView.get());
    const { headline, details } = deliveryTold(answer, memory.pinCode, { locale, messages });
    const age = this.#outcome === 'told' ? [] : [lineAt(messages(deliveryMessages).lastHeard, answer.at, locale)];
    return { headline, details: [...details, ...age] };
  }

  write(typed: string): void {
    this.#draft.update(() => ({ pinCode: typed }));
  }

  /** Asks about what stands in the field. */
  ask(): Promise<void> {
    return this.#ask(this.typed);
  }

  /** Asks about the PIN code that is known, as often as `toAsk` is something else; what is being typed stays. */
  async askAgain(): Promise<void> {
    if (this.toAsk !== null) await this.#ask(this.#known);
  }

  private begin(question: string): void {
    this.asking = question;
  }

  /** Who has typed something else since is not told of what they asked before. */
  private end(asked: Asked): void {
    const isOfField = asked.question === this.#question;
    this.asked = asked;
    if (this.asking === asked.question) this.asking = null;
    const isDecided = asked.outcome === 'told' || asked.outcome === 'no-such-pin';
    if (isDecided && isOfField) this.#draft.update(() => ({}));
  }

  async #ask(typed: string): Promise<void> {
    const question = this.#questionOf(typed);
    if (!this.isShown || this.asking === question) return;
    this.begin(question);
    const outcome = await this.#ports.checkDelivery(typed, this.#goods());
    this.end({ typed, question, outcome });
  }

  get #known(): string {
    const { deliveryMemory, session } = this.#ports;
    const customer = customerOf(session.get());
    const address = customer && shippingAddressOf(customer);
    return deliveryMemory.get()?.pinCode ?? (address?.country === 'IN' ? address.postcode : '');
  }

  /** How asking about what stands there ended; null where that was not asked. */
  get #outcome(): DeliveryOutcome | null {
    return this.asked?.question === this.#question ? this.asked.outcome : null;
  }

  get #question(): string {
    return this.#questionOf(this.typed);
  }

  #questionOf(typed: string): string {
    return `${compactPostcode(typed)} ${this.#goods().join()}`;
  }
}
