import type { Customer, CustomerAddress } from '#domain/session/customer.ts';
import type { CustomerChange, UserGateway } from '#domain/session/user-gateway.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import { notAuthorized, wrongPassword } from './memory-token-gateway.ts';
import { createShopAccounts, type ShopAccounts } from './shop-accounts.ts';

/** As a guest sees it; `as` tells how whoever has a token does. */
export interface MemoryUserGateway extends UserGateway, MemoryLink<keyof UserGateway> {
  as(token: string): UserGateway;
}

type Options = { readonly accounts?: ShopAccounts; readonly isReachable?: () => boolean };

const emailTaken = refused(422, 'A customer with the same email address already exists in an associated website.');

/** A shop that keeps accounts. */
export function createMemoryUserGateway({
  accounts = createShopAccounts(),
  isReachable,
}: Options = {}): MemoryUserGateway {
  const link = createMemoryLink<keyof UserGateway>(isReachable);
  const as = (token: string): UserGateway => ({
    register: (newcomer, proof) =>
      link.answer('register', [newcomer, proof], () => (accounts.add(newcomer) ? ok(true) : emailTaken)),
    resetPassword: (email) => link.answer('resetPassword', [email], () => ok(true)),
    me: () => link.answer('me', [], () => forCustomer(token, ok)),
    change: (change, world) =>
      link.answer('change', world ? [change, world] : [change], () =>
        forCustomer(token, (customer) => changed(customer, change)),
      ),
  });
  return { ...link, ...as(''), as };

  function forCustomer<T>(token: string, reply: (customer: Customer) => Reply<T>): Reply<T> {
    const customer = accounts.holder(token);
    return customer ? reply(customer) : notAuthorized;
  }

  function changed(customer: Customer, { currentPassword, ...change }: CustomerChange): Reply<Customer> {
    const known = accounts.find(customer.email);
    const isNewEmail = change.email.toLowerCase() !== customer.email.toLowerCase();
    if (isNewEmail && known?.password !== currentPassword) return wrongPassword;
    if (isNewEmail && accounts.find(change.email)) return emailTaken;
    const addresses = change.addresses?.map(numbered) ?? customer.addresses;
    return ok(accounts.keep({ ...customer, ...change, addresses }));
  }
}

function numbered(address: CustomerAddress, at: number): CustomerAddress {
  return { ...address, id: address.id ?? at + 1 };
}

function ok<T>(value: T): { readonly kind: 'ok'; readonly value: T } {
  return { kind: 'ok', value };
}
