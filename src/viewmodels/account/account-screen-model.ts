import { makeAutoObservable } from 'mobx';
import { ownerOf } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { SignOut } from '#domain/workflows/sign-out.ts';
import type { Block } from './account-blocks.ts';
import type { AccountFormModel } from './account-form-model.ts';
import { CreditModel, type CreditPorts } from './credit-model.ts';
import { MyDataModel, type MyDataPorts } from './my-data-model.ts';
import { OrdersModel, type OrdersPorts } from './orders-model.ts';
import { PasswordModel, type PasswordPorts } from './password-model.ts';
import { answerOf, ProfileModel, type ProfilePorts, shippingForm } from './profile-model.ts';
import { RecentModel, type RecentPorts } from './recent-model.ts';
import { SubscriptionModel, type SubscriptionPorts } from './subscription-model.ts';

type Ports = ProfilePorts &
  PasswordPorts &
  OrdersPorts &
  CreditPorts &
  RecentPorts &
  SubscriptionPorts &
  MyDataPorts & {
    /** True once the device was read, so that what it kept can be shown. */
    readonly isDeviceRead: ReadonlyCell<boolean>;
    readonly signOut: SignOut;
  };

const HOME = '/';

/** The account of whoever is signed in, one block at a time. */
export class AccountScreenModel {
  readonly #ports: Ports;
  readonly profile: ProfileModel;
  readonly password: PasswordModel;
  readonly shipping: AccountFormModel;
  readonly newsletter: SubscriptionModel;
  readonly orders: OrdersModel;
  readonly credit: CreditModel;
  readonly recent: RecentModel;
  readonly data: MyDataModel;
  /** Whether a block was opened by somebody signed in. */
  isEntered = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.profile = new ProfileModel(ports);
    this.password = new PasswordModel(ports);
    this.shipping = shippingForm(ports);
    this.newsletter = new SubscriptionModel(ports);
    this.orders = new OrdersModel(ports);
    this.credit = new CreditModel(ports);
    this.recent = new RecentModel(ports);
    this.data = new MyDataModel(ports);
    makeAutoObservable(
      this,
      {
        profile: false,
        password: false,
        shipping: false,
        newsletter: false,
        orders: false,
        credit: false,
        recent: false,
        data: false,
      },
      { autoBind: true },
    );
  }

  get isReady(): boolean {
    return this.#ports.isDeviceRead.get() && this.#isSignedIn;
  }

  get isOnline(): boolean {
    return this.#ports.isOnline.get();
  }

  /** Where to go when whoever looked at the account is signed out, here or in another tab (SESS-40); null for staying. */
  get leadsTo(): string | null {
    return this.isEntered && !this.#isSignedIn ? HOME : null;
  }

  /** What is to be said of the address, where the shop has not told it. */
  get shippingAnswer(): string | null {
    return answerOf(this.shipping, this.#ports);
  }

  /** Called when a block is shown to who is signed in. */
  opened(block: Block): void {
    this.isEntered = true;
    void this.#opening[block.kind]();
  }

  /** Called when the page is left. */
  left(): void {
    this.isEntered = false;
  }

  async logOut(): Promise<void> {
    await this.#ports.signOut();
  }

  get #opening(): Readonly<Record<Block['kind'], () => unknown>> {
    const { credit, data, newsletter, orders, profile, recent, shipping } = this;
    return {
      profile: profile.opened,
      shipping: shipping.opened,
      newsletter: newsletter.opened,
      orders: orders.opened,
      order: orders.opened,
      recent: recent.opened,
      credit: credit.opened,
      data: data.opened,
    };
  }

  get #isSignedIn(): boolean {
    return ownerOf(this.#ports.session.get()) !== null;
  }
}

export function createAccountScreen(ports: Ports): AccountScreenModel {
  return new AccountScreenModel(ports);
}
