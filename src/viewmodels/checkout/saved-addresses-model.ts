import { makeAutoObservable } from 'mobx';
import { detailsOf } from '#domain/account/address-form.ts';
import type { FillIn } from '#domain/account/fill-in.ts';
import { placeLines } from '#domain/checkout/address-lines.ts';
import type { AddressDetails } from '#domain/checkout/details.ts';
import type { CustomerAddress } from '#domain/session/customer.ts';
import { customerOf, ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { CheckoutScreenModel } from './checkout-screen-model.ts';

type Ports = {
  readonly session: ReadonlyCell<Session>;
  readonly fillIn: FillIn;
  readonly checkoutScreen: Pick<CheckoutScreenModel, 'form'>;
};

/** An address of the account, as a card to choose. */
export type AddressCard = {
  readonly code: string;
  readonly title: string;
  readonly note: string;
  readonly isChosen: boolean;
};

/** The addresses of who is signed in, for the form that the parcel or the bill goes to. */
export class SavedAddressesModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get customer(): string | null {
    return ownerOf(this.#ports.session.get());
  }

  /** None where there is nothing to choose from. */
  get cards(): readonly AddressCard[] {
    const typed = this.#ports.checkoutScreen.form.details[this.#form];
    return this.#addresses.map((address, at) => ({
      code: String(at),
      title: `${address.firstName} ${address.lastName}`,
      note: placeLines(address).join(', '),
      isChosen: isSame(detailsOf(address), typed),
    }));
  }

  /** Called when the form is open, and when somebody has signed in there. */
  begin(): void {
    this.#ports.fillIn();
  }

  /** Types the address, so that prices follow its country as if it were typed. */
  choose(code: string): void {
    const address = this.#addresses[Number(code)];
    if (!address) return;
    const { form } = this.#ports.checkoutScreen;
    const details = detailsOf(address);
    for (const name of fields) form.type({ form: this.#form, name }, details[name]);
  }

  get #form(): 'shipping' | 'billing' {
    return this.#ports.checkoutScreen.form.isVirtual ? 'billing' : 'shipping';
  }

  get #addresses(): readonly CustomerAddress[] {
    return customerOf(this.#ports.session.get())?.addresses ?? [];
  }
}

const fields: readonly (keyof AddressDetails)[] = [
  'country',
  'firstName',
  'lastName',
  'zipCode',
  'apartmentNumber',
  'streetAddress',
  'city',
  'state',
  'phoneNumber',
];

function isSame(one: AddressDetails, other: AddressDetails): boolean {
  return fields.every((name) => one[name] === other[name]);
}

export function createSavedAddresses(ports: Ports): SavedAddressesModel {
  return new SavedAddressesModel(ports);
}
