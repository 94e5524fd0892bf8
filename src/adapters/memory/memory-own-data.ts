import type { AccountGateway } from '#domain/account/account-gateway.ts';
import type { OwnData } from '#domain/account/own-data.ts';
import type { CreditStatement } from '#domain/account/store-credit.ts';
import type { Customer } from '#domain/session/customer.ts';
import { majorOf } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { type MemoryLinkEnd, refused } from './memory-link.ts';
import { notAuthorized, wrongPassword } from './memory-token-gateway.ts';
import type { ShopAccounts } from './shop-accounts.ts';

type Kept = {
  readonly link: Pick<MemoryLinkEnd<keyof AccountGateway>, 'answer'>;
  readonly accounts: ShopAccounts;
  /** The numbers of their orders, the newest first. */
  readonly numbersOf: (customer: Customer) => readonly string[];
  readonly creditOf: (customer: Customer) => CreditStatement;
};

const otherCredit = refused(409, 'The store credit of the account is another one');
const done: Reply<true> = { kind: 'ok', value: true };

/** What the fakes keep of a customer, told to whoever has their token, and how it goes. */
export function ownDataOf({ link, accounts, numbersOf, creditOf }: Kept) {
  let losesDeletion = false;
  return {
    as,
    loseNextDeletion() {
      losesDeletion = true;
    },
  };

  function as(token: string): Pick<AccountGateway, 'ownData' | 'deleteAccount'> {
    return {
      ownData: () =>
        link.answer('ownData', [], () => {
          const customer = accounts.holder(token);
          return customer ? { kind: 'ok', value: toldOf(customer, { numbersOf, creditOf }) } : notAuthorized;
        }),
      deleteAccount: ({ password, storeCredit }) =>
        link.answer('deleteAccount', ['…', storeCredit], () => {
          if (accounts.wasRemoved(token)) return done;
          const customer = accounts.holder(token);
          if (!customer) return notAuthorized;
          if (accounts.find(customer.email)?.password !== password) return wrongPassword;
          if (creditOf(customer).balance !== storeCredit) return otherCredit;
          accounts.remove(customer.id);
          if (!losesDeletion) return done;
          losesDeletion = false;
          return { kind: 'unreachable' };
        }),
    };
  }
}

function toldOf(customer: Customer, { numbersOf, creditOf }: Pick<Kept, 'numbersOf' | 'creditOf'>): OwnData {
  const { id, email, firstName: firstname, lastName: lastname, addresses } = customer;
  return {
    profile: { id, email, firstname, lastname },
    addresses,
    orders: numbersOf(customer).map((increment_id) => ({ increment_id })),
    store_credit: { balance: majorOf(creditOf(customer).balance) },
  };
}
