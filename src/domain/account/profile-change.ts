import type { Customer, CustomerAddress } from '#domain/session/customer.ts';

export type Names = Pick<Customer, 'firstName' | 'lastName'>;

/**
 * What a customer has changed of the account and the shop does not know yet (SESS-22). Null parts were not changed. The
 * e-mail is never among it, since changing it needs the password, which is kept nowhere.
 */
export type ProfileChange =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'waiting';
      /** New with each change, so that an answer to an earlier one does not end it. */
      readonly id: string;
      readonly names: Names | null;
      readonly shippingAddress: CustomerAddress | null;
    };

export type WaitingChange = Extract<ProfileChange, { readonly kind: 'waiting' }>;

export const noChange: ProfileChange = { kind: 'none' };
