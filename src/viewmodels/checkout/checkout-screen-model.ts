import { makeAutoObservable } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import type { AcceptTerms, SetBillingSame } from '#domain/checkout/change-details.ts';
import { type DeliveryRules, deliveryDays } from '#domain/checkout/delivery-days.ts';
import type { LoadMethods } from '#domain/checkout/load-methods.ts';
import { type Notices, withoutCheckoutOffers } from '#domain/notices/notices.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { OpenCart } from '#domain/workflows/open-cart.ts';
import { type LineView, lineView } from '../cart/line-view.ts';
import { sumsNote, sumsView, type TermView } from '../cart/sums-view.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import { writingLocale } from '../messages/languages.ts';
import { CheckoutFormModel, type CheckoutFormPorts } from './checkout-form-model.ts';
import { CheckoutMethodsModel, type CheckoutMethodsPorts } from './checkout-methods-model.ts';
import { type DeliveryView, deliveryView } from './delivery-view.ts';
import { placeLabel } from './place-label.ts';
import { PlacingModel, type PlacingPorts } from './placing-model.ts';
import type { Recapped } from './recap.ts';
import { addressOfStep, type Step, stepAfter } from './steps.ts';

type Ports = CheckoutFormPorts &
  CheckoutMethodsPorts &
  PlacingPorts & {
    readonly mediaBase: string;
    readonly deliveryRules: DeliveryRules;
    readonly clock: Pick<Clock, 'now'>;
    /** True once the device's own cart and details were read; false on the server, where they are nobody's. */
    readonly isDeviceRead: ReadonlyCell<boolean>;
    readonly isDeviceLate: ReadonlyCell<boolean>;
    readonly isOnline: ReadonlyCell<boolean>;
    readonly notices: Cell<Notices>;
    readonly setBillingSame: SetBillingSame;
    readonly acceptTerms: AcceptTerms;
    readonly openCart: OpenCart;
    readonly loadMethods: LoadMethods;
  };

/** A box to tick. */
export type CheckView = {
  readonly label: string;
  readonly isChecked: boolean;
  readonly problem: string | null;
};

/** The checkout in three steps, and what is about to be ordered beside them. */
export class CheckoutScreenModel {
  readonly #ports: Ports;
  readonly form: CheckoutFormModel;
  readonly methods: CheckoutMethodsModel;
  readonly placing: PlacingModel;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.form = new CheckoutFormModel(ports);
    this.methods = new CheckoutMethodsModel(ports);
    this.placing = new PlacingModel(ports);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** While the device does not answer nobody knows that the cart is empty; what was put in since is shown. */
  get isReady(): boolean {
    const { isDeviceRead, isDeviceLate } = this.#ports;
    return isDeviceRead.get() || (isDeviceLate.get() && !this.isEmpty);
  }

  /** Nothing to order (CHK-19). */
  get isEmpty(): boolean {
    return this.cart.lines.length === 0;
  }

  get lines(): readonly LineView[] {
    const { totals } = shownTotals(this.cart);
    const { mediaBase, storeView, messages } = this.#ports;
    const sums = new Map(totals.lines.map((each) => [each.id, each]));
    // What is about to be paid stands here alone.
    const writing = { mediaBase, storeView: storeView.get(), messages, showItemDiscounts: false };
    return this.cart.lines.map((line) => lineView(line, sums.get(line.serverItem?.id ?? 0), writing));
  }

  get sums(): readonly TermView[] {
    const { storeView, messages } = this.#ports;
    return sumsView(shownTotals(this.cart).totals, { storeView: storeView.get(), messages });
  }

  get sumsNote(): string {
    return sumsNote(shownTotals(this.cart), this.#ports.messages);
  }

  get offlineText(): string | null {
    return this.isOnline ? null : this.#ports.messages(checkoutMessages).offline;
  }

  /** When a parcel would arrive that is ordered now. */
  get arrival(): DeliveryView {
    const { clock, deliveryRules, storeView } = this.#ports;
    const days = deliveryDays(clock.now(), this.form.details.shipping.country, deliveryRules, this.cart.lines);
    return deliveryView(days, writingLocale(storeView.get()));
  }

  get total(): string {
    return this.sums.at(-1)?.amount ?? '';
  }

  /** Who and where to, to be read once more before ordering. */
  get recapped(): Recapped {
    const { details, isVirtual } = this.form;
    const courier = this.methods.shipping.find(({ isChosen }) => isChosen)?.title ?? '';
    return { details, isVirtual, courier, arrival: this.arrival, locale: writingLocale(this.#ports.storeView.get()) };
  }

  get placeLabel(): string {
    return placeLabel(this.total, this.form.details.shipping, this.#ports.messages);
  }

  /** Without them nothing is ordered (CHK-18). */
  get terms(): CheckView {
    return {
      label: this.#ports.messages(checkoutMessages).acceptTerms,
      isChecked: this.form.details.areTermsAccepted,
      problem: this.form.problemAt('final', 'terms'),
    };
  }

  /** The page to go to instead of a step that cannot be shown, or no longer; null to stay. */
  addressInsteadOf(step: Step): string | null {
    const { paymentPage, settledAddress } = this.placing;
    if (paymentPage !== null) return null;
    if (settledAddress !== null) return settledAddress;
    const missing = this.isEmpty ? null : this.firstStepBefore(step);
    return missing && addressOfStep(missing);
  }

  get isOnline(): boolean {
    return this.#ports.isOnline.get();
  }

  /** Called when the page is open on a device that was read. */
  opened(): void {
    this.#ports.notices.update(withoutCheckoutOffers);
    void this.#ports.openCart();
    this.form.opened();
    void this.#ports.loadMethods();
    void this.placing.opened();
  }

  setBillingSame(isSame: boolean): void {
    this.#ports.setBillingSame(isSame);
  }

  acceptTerms(areAccepted: boolean): void {
    this.#ports.acceptTerms(areAccepted);
  }

  /** The address of the next step; null while this one is not complete. */
  continueFrom(step: Step): string | null {
    this.form.send(step);
    const isChosen = this.form.unfinishedUpTo('shipping') === null;
    const couriers = isChosen ? this.methods.shipping.length : 0;
    const next = stepAfter(step, this.form.steps, { couriers });
    if (!next || this.form.unfinishedUpTo(step) !== null) return null;
    if (step === 'address') void this.tellAddress();
    return addressOfStep(next);
  }

  /** Places the order and answers the page to go to; null to stay. */
  async place(): Promise<string | null> {
    this.form.send('payment');
    const outcome = await this.placing.place();
    if (outcome?.kind !== 'incomplete' && outcome?.kind !== 'refused')
      return outcome && this.placing.addressAfter(outcome);
    const missing = this.form.unfinishedUpTo('payment') ?? 'payment';
    this.form.send(missing);
    return missing === 'payment' ? null : addressOfStep(missing);
  }

  /** The earliest step that keeps a later one from being opened; null when it may be. */
  private firstStepBefore(step: Step): Step | null {
    const { steps } = this.form;
    const before = steps[steps.indexOf(step) - 1];
    return before ? this.form.unfinishedUpTo(before) : null;
  }

  /** The address decides which methods there are and what they cost (CART-71, CART-72). */
  private async tellAddress(): Promise<void> {
    await this.#ports.loadMethods();
    const { shippingMethod } = this.#ports.cart.get();
    if (shippingMethod !== null && !this.form.isVirtual) await this.#ports.chooseShipping(shippingMethod);
  }

  /** While an order is on its way the page shows what was ordered, not the cart that it empties. */
  private get cart(): Cart {
    return this.placing.pressed ?? this.#ports.cart.get();
  }
}

export function createCheckoutScreen(ports: Ports): CheckoutScreenModel {
  return new CheckoutScreenModel(ports);
}
