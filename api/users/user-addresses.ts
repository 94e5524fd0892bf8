import type { Database } from '#api/database/open-database.ts';
import type { AddressInput } from '#api/records/customer.ts';

/** UserAddress of the contract, as it is answered. */
export type AddressReply = AddressInput & {
  readonly id: number;
  readonly customer_id: number;
  readonly default_billing: boolean;
  readonly default_shipping: boolean;
};

/** In the order in which the shopper has them. */
export async function loadAddresses(db: Database, userId: number): Promise<readonly AddressReply[]> {
  const rows = await db
    .selectFrom('user_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  return rows.map(({ id, user_id, record, is_default_billing, is_default_shipping }) => ({
    ...record,
    id,
    customer_id: user_id,
    default_billing: is_default_billing,
    default_shipping: is_default_shipping,
  }));
}

/**
 * Makes the list of a user what it is told to be: known addresses are changed, new ones added, all others removed. Of
 * several that are said to be the default, the first is. False where an address is not the user's: nothing is done then.
 */
export async function replaceAddresses(
  db: Database,
  userId: number,
  addresses: readonly AddressInput[],
): Promise<boolean> {
  const before = await loadAddresses(db, userId);
  if (!areOwn(addresses, userId, before)) return false;
  const ids = idsFor(addresses, before);
  await db.deleteFrom('user_addresses').where('user_id', '=', userId).execute();
  if (addresses.length === 0) return true;
  const billing = addresses.findIndex((address) => address.default_billing === true);
  const shipping = addresses.findIndex((address) => address.default_shipping === true);
  const rows = addresses.map((address, position) => ({
    ...ids[position],
    user_id: userId,
    position,
    is_default_billing: position === billing,
    is_default_shipping: position === shipping,
    record: JSON.stringify(recordOf(address)),
  }));
  await db.insertInto('user_addresses').values(rows).execute();
  return true;
}

function areOwn(addresses: readonly AddressInput[], userId: number, own: readonly AddressReply[]): boolean {
  const named = addresses.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const isTwice = new Set(named).size < named.length;
  const known = new Set(own.map(({ id }) => id));
  const isStrange = named.some((id) => !known.has(id));
  return !isTwice && !isStrange && addresses.every(({ customer_id = userId }) => customer_id === userId);
}

/** A call that is repeated names no number for what it added; the address that says the same is the one it means. */
function idsFor(
  addresses: readonly AddressInput[],
  before: readonly AddressReply[],
): readonly { readonly id?: number }[] {
  const named = new Set(addresses.map(({ id }) => id));
  const unnamed = before.filter(({ id }) => !named.has(id));
  const alike = Map.groupBy(unnamed, (known) => JSON.stringify(recordOf(known)));
  return addresses.map((address) => {
    if (address.id !== undefined) return { id: address.id };
    const same = alike.get(JSON.stringify(recordOf(address)))?.shift();
    return same ? { id: same.id } : {};
  });
}

/** What is kept of an address: the fields of the contract that are given. Its place, owner and defaults stand beside it. */
function recordOf({ firstname, lastname, street, city, country_id, postcode, ...more }: AddressInput): object {
  const { region, telephone, company, vat_id } = more;
  const known = region && { region: region.region, region_id: region.region_id, region_code: region.region_code };
  const whole = { firstname, lastname, street, city, region: known, country_id, postcode, telephone, company, vat_id };
  return JSON.parse(JSON.stringify(whole)) as object; // without what was not given
}
