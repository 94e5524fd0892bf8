import { makeAutoObservable } from 'mobx';
import { customerAddressOf } from '#domain/account/address-form.ts';
import { isSameEmail, type SaveProfile, type SaveShippingAddress } from '#domain/account/save-profile.ts';
import { accountPageMessages } from '../messages/account-page/en.ts';
import { AccountFormModel, type AccountFormPorts } from './account-form-model.ts';

export type ProfilePorts = AccountFormPorts & {
  readonly saveProfile: SaveProfile;
  readonly saveShippingAddress: SaveShippingAddress;
};

/** Name and e-mail of a customer (ACC-10); another e-mail is confirmed with the password, which is kept nowhere. */
export class ProfileModel {
  readonly #ports: ProfilePorts;
  readonly form: AccountFormModel;
  password = '';
  isPasswordMissed = false;

  constructor(ports: ProfilePorts) {
    this.#ports = ports;
    this.form = new AccountFormModel(ports, 'personal', ({ personal: { emailAddress, ...names } }) =>
      ports.saveProfile({ ...trimmed(names), email: emailAddress.trim() }, this.password),
    );
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  get asksPassword(): boolean {
    const { customer, details } = this.form;
    return customer !== null && !isSameEmail(customer, details.personal.emailAddress);
  }

  get passwordProblem(): string | null {
    const isMissing = this.asksPassword && this.isPasswordMissed && this.password === '';
    return isMissing ? this.#ports.messages(accountPageMessages).passwordMissing : null;
  }

  /** What became of the last attempt, where the shop has not told it. */
  get answer(): string | null {
    return answerOf(this.form, this.#ports);
  }

  typePassword(password: string): void {
    this.password = password;
  }

  async save(): Promise<void> {
    this.isPasswordMissed = this.asksPassword && this.password === '';
    if (this.isPasswordMissed) return;
    await this.form.save();
    if (this.form.outcome === 'saved') this.typePassword('');
  }

  opened(): void {
    this.password = '';
    this.isPasswordMissed = false;
    this.form.opened();
  }
}

/** The address that goods are sent to when nothing else is said (ACC-11). */
export function shippingForm(ports: ProfilePorts): AccountFormModel {
  return new AccountFormModel(ports, 'shipping', ({ shipping }) =>
    ports.saveShippingAddress(customerAddressOf(shipping)),
  );
}

/** What became of the last attempt, and what still waits; null where there is nothing to say. */
export function answerOf({ outcome }: AccountFormModel, { profileChange, messages }: ProfilePorts): string | null {
  const texts = messages(accountPageMessages);
  if (outcome === 'needs-network') return texts.emailNeedsNetwork;
  if (outcome === 'failed') return texts.notSaved;
  return profileChange.get().kind === 'waiting' ? texts.waitsForNetwork : null;
}

function trimmed({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) {
  return { firstName: firstName.trim(), lastName: lastName.trim() };
}
