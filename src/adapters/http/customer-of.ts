import type { parseTokens, WireUser, WireUserAddress } from '#adapters/wire/parse-user.ts';
import type { ValueOf } from '#adapters/wire/parser.ts';
import type { Customer, CustomerAddress, CustomerId } from '#domain/session/customer.ts';
import type { AccessToken, RefreshToken, Tokens } from '#domain/session/session.ts';

/** A user of the API in the words of the shop. */
export function customerOf(user: WireUser): Customer {
  return {
    id: user.id as CustomerId,
    email: user.email,
    firstName: user.firstname,
    lastName: user.lastname,
    groupId: user.group_id,
    groupToken: user.groupToken,
    addresses: user.addresses.map(addressOf),
  };
}

function addressOf(wire: WireUserAddress): CustomerAddress {
  return {
    id: wire.id,
    firstName: wire.firstname,
    lastName: wire.lastname,
    street: wire.street,
    city: wire.city,
    region: wire.region.region,
    postcode: wire.postcode,
    country: wire.country_id,
    phone: wire.telephone,
    isForShipping: wire.default_shipping,
    isForBilling: wire.default_billing,
  };
}

export function tokensOf({ result, meta }: ValueOf<typeof parseTokens>): Tokens {
  return { access: result as AccessToken, refresh: meta.refreshToken as RefreshToken };
}

/** An address as user/me takes it; one that is new has no number. */
export function wireAddressOf(address: CustomerAddress): Readonly<Record<string, unknown>> {
  return {
    ...(address.id !== null && { id: address.id }),
    firstname: address.firstName,
    lastname: address.lastName,
    street: address.street.filter(Boolean),
    city: address.city,
    region: { region: address.region, region_id: 0 },
    country_id: address.country,
    postcode: address.postcode,
    telephone: address.phone,
    default_shipping: address.isForShipping,
    default_billing: address.isForBilling,
  };
}
