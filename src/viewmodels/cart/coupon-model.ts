import { makeAutoObservable } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import type { ApplyCoupon, CouponOutcome, RemoveCoupon } from '#domain/cart/coupon.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { nothing, sizeOf } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { cartNoticeMessages } from '../messages/cart-notices/en.ts';
import { cartPageMessages } from '../messages/cart-page/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

export type CouponPorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly applyCoupon: ApplyCoupon;
  readonly removeCoupon: RemoveCoupon;
  readonly couponDraft: Cell<DraftTexts>;
  readonly messages: Messages;
};

/** A coupon code from typing to its effect; a refused one stays in its field (CART-76). */
export class CouponModel {
  readonly #ports: CouponPorts;
  problem: string | null = null;
  isBusy = false;

  constructor(ports: CouponPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What stands in the field. */
  get code(): string {
    return this.#ports.couponDraft.get()['code'] ?? '';
  }

  /** The code that the shop has accepted; null without one (CART-07). */
  get applied(): string | null {
    return this.#ports.cart.get().totals?.value.coupon ?? null;
  }

  /** What the coupon saves, in words; null without one. */
  get saving(): string | null {
    const { applied } = this;
    const discount = sizeOf(this.#ports.cart.get().totals?.value.discount ?? nothing);
    if (applied === null) return null;
    const messages = this.#ports.messages(cartPageMessages);
    if (discount === nothing) return messages.couponApplied(applied);
    return messages.couponSaves(applied, displayPrice(discount, this.#ports.storeView.get()));
  }

  type(code: string): void {
    this.#ports.couponDraft.update(() => (code === '' ? {} : { code }));
    this.problem = null;
  }

  async apply(): Promise<void> {
    const code = this.code.trim();
    if (this.isBusy) return;
    if (code === '') return this.settle(this.#ports.messages(cartPageMessages).couponMissing);
    this.isBusy = true;
    const outcome = await this.#ports.applyCoupon(code);
    if (outcome === 'applied') this.type('');
    this.settle(this.problemOf(outcome));
  }

  async remove(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const outcome = await this.#ports.removeCoupon();
    this.settle(outcome === 'applied' ? null : this.problemOf('failed'));
  }

  private problemOf(outcome: CouponOutcome): string | null {
    const { isOnline, messages } = this.#ports;
    const { couponOffline, couponUnreachable } = messages(cartPageMessages);
    switch (outcome) {
      case 'applied':
        return null;
      case 'refused':
        return messages(cartNoticeMessages)['coupon-refused'];
      case 'failed':
        return isOnline.get() ? couponUnreachable : couponOffline;
    }
  }

  private settle(problem: string | null): void {
    this.problem = problem;
    this.isBusy = false;
  }
}
