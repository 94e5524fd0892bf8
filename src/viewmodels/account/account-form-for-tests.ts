import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noChange, type ProfileChange } from '#domain/account/profile-change.ts';
import type { SaveOutcome } from '#domain/account/save-profile.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { Customer, CustomerAddress } from '#domain/session/customer.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { addressGuide, type FetchGuide } from '../checkout/address-guide.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import type { AccountDraft } from './account-draft.ts';
import { AccountFormModel } from './account-form-model.ts';

const home: CustomerAddress = {
  ...{ id: 9, firstName: 'Asha', lastName: 'Rao', street: ['12B', 'Hill Road'], city: 'Mumbai' },
  ...{ region: 'Maharashtra', postcode: '400050', country: 'IN', phone: '+919820012345' },
  ...{ isForShipping: true, isForBilling: false },
};

export type Given = {
  readonly form?: 'personal' | 'shipping';
  readonly customer?: Customer | null;
  readonly change?: ProfileChange;
  readonly typed?: AccountDraft;
  readonly country?: string;
  readonly save?: () => Promise<SaveOutcome>;
  readonly fetchGuide?: FetchGuide;
};

export function openAccountForm(given: Given = {}) {
  const { form = 'shipping', customer = { ...asha, addresses: [home] }, change = noChange, typed = {} } = given;
  const { country = 'IN', save = async () => 'saved', fetchGuide = async () => addressGuide } = given;
  const accountDraft = createMemoryCell<AccountDraft>(typed);
  const saved: CheckoutDetails[] = [];
  const session: Session =
    customer === null ? guestSession : { kind: 'signed-in', customer, tokens: pair(1), renewals: 0, begunAt: 0 };
  const ports = {
    session: createMemoryCell<Session>(session),
    profileChange: createMemoryCell<ProfileChange>(change),
    accountDraft,
    storeView: createMemoryCell({ ...defaultStoreView, country }),
    fetchGuide,
    messages: inEnglish,
  };
  const model = new AccountFormModel(ports, form, (details) => {
    saved.push(details);
    return save();
  });
  return { model, draft: accountDraft, saved };
}

export const city = { form: 'shipping', name: 'city' } as const;
export const zip = { form: 'shipping', name: 'zipCode' } as const;
export const country = { form: 'shipping', name: 'country' } as const;

type Model = ReturnType<typeof openAccountForm>['model'];

export const fieldOf = ({ fields }: Model, wanted: string) => fields.find(({ name }) => name === wanted);
