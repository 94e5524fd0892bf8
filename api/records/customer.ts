/** CustomerInput of the contract: what a shopper says of the own account. */
export type CustomerInput = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly addresses?: readonly AddressInput[];
  readonly custom_attributes?: readonly CustomAttribute[];
};

/** UserAddress of the contract. */
export type AddressInput = {
  readonly id?: number;
  readonly customer_id?: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly region?: {
    readonly region?: string | null;
    readonly region_id?: number;
    readonly region_code?: string | null;
  };
  readonly country_id: string;
  readonly postcode: string;
  readonly telephone?: string;
  readonly company?: string;
  readonly vat_id?: string;
  readonly default_billing?: boolean;
  readonly default_shipping?: boolean;
};

export type CustomAttribute = { readonly attribute_code: string; readonly value: string | null };

/** An e-mail as accounts are told apart by it: upper case and the ways to write an accent make no difference. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
