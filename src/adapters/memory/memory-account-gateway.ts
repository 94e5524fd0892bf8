import type { AccountGateway } from '#domain/account/account-gateway.ts';
import type { PastOrder } from '#domain/account/order-history.ts';
import type { CreditEntry, CreditStatement, CreditUse } from '#domain/account/store-credit.ts';
import type { CartId } from '#domain/cart/cart.ts';
import type { Totals } from '#domain/cart/totals.ts';
import type { Customer, CustomerId } from '#domain/session/customer.ts';
import { type Money, nothing, plus, sizeOf } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { MemoryCartGateway } from './memory-cart-gateway.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import type { MemoryOrderGateway } from './memory-order-gateway.ts';
import { ownDataOf } from './memory-own-data.ts';
import { notAuthorized } from './memory-token-gateway.ts';
import { createShopAccounts, type ShopAccounts } from './shop-accounts.ts';
import type { TakenOrder } from './taken-orders.ts';

/** As a guest sees it; `as` tells how whoever has a token does. */
export interface MemoryAccountGateway extends AccountGateway, MemoryLink<keyof AccountGateway> {
  as(token: string): AccountGateway;
  /** The next account that is to be deleted is, but the answer never arrives. */
  loseNextDeletion(): void;
  /** Books store credit for an account: the newest entry; below zero it was spent on an order. INR. */
  book(email: string, entry: Pick<CreditEntry, 'amount'> & Partial<CreditEntry>): void;
}

type Options = {
  readonly accounts?: ShopAccounts;
  readonly orders?: Pick<MemoryOrderGateway, 'taken'> | null;
  /** Carts that credit may be used for. */
  readonly carts?: Pick<MemoryCartGateway, 'openCartOf' | 'totalsOf' | 'spendCredit'> | null;
  readonly isReachable?: () => boolean;
};

type OwnCart = { readonly balance: Money; readonly totals: Totals };

const noCredit = refused(422, 'No store credit available');
const FIRST_ID = 70_001;

/** What a shop has written down of its customers: the orders that it took in their name, and their credit. */
export function createMemoryAccountGateway({
  accounts = createShopAccounts(),
  orders = null,
  carts = null,
  isReachable,
}: Options = {}): MemoryAccountGateway {
  const link = createMemoryLink<keyof AccountGateway>(isReachable);
  const credit = createCreditBook(accounts);
  const numbersOf = ({ id }: Customer) => historyOf(id, orders?.taken() ?? []).map(({ number }) => number);
  const onCart = createOnCart({ accounts, carts, credit });
  const ownData = ownDataOf({ link, accounts, numbersOf, creditOf: credit.statementOf });
  const as = (token: string): AccountGateway => ({
    orderHistory: () =>
      link.answer('orderHistory', [], () =>
        forCustomer(accounts.holder(token), ({ id }) => historyOf(id, orders?.taken() ?? [])),
      ),
    storeCredit: () => link.answer('storeCredit', [], () => forCustomer(accounts.holder(token), credit.statementOf)),
    creditUse: (cart) =>
      link.answer('creditUse', [cart], () => onCart(token, cart, ({ balance, totals }) => spendingOf(balance, totals))),
    spendCredit: (cart, isApplied) =>
      link.answer('spendCredit', [cart, isApplied], () =>
        onCart(token, cart, ({ balance, totals }) => {
          if (isApplied && balance === nothing) return noCredit;
          return spendingOf(balance, carts?.spendCredit(cart, isApplied ? balance : nothing) ?? totals);
        }),
      ),
    ...ownData.as(token),
  });
  return {
    ...link,
    ...as(''),
    as,
    book: credit.book,
    loseNextDeletion: ownData.loseNextDeletion,
  };
}

type Known = Required<Pick<Options, 'accounts' | 'carts'>> & { readonly credit: Pick<CreditBook, 'statementOf'> };

/** What is asked about a cart that is the customer's own. */
function createOnCart({ accounts, carts, credit }: Known) {
  return <T>(token: string, cart: CartId, told: (own: OwnCart) => Reply<T>): Reply<T> => {
    const customer = accounts.holder(token);
    if (!customer) return notAuthorized;
    const totals = carts?.openCartOf(customer.id) === cart ? carts.totalsOf(cart) : null;
    if (totals === null) return refused(404, `No such entity with cartId = ${cart}`);
    return told({ balance: credit.statementOf(customer).balance, totals });
  };
}

function forCustomer<T>(customer: Customer | null, told: (customer: Customer) => T): Reply<T> {
  return customer ? { kind: 'ok', value: told(customer) } : notAuthorized;
}

type CreditBook = Pick<MemoryAccountGateway, 'book'> & {
  readonly statementOf: (customer: Customer) => CreditStatement;
};

function createCreditBook(accounts: ShopAccounts): CreditBook {
  const booked = new Map<CustomerId, CreditStatement>();
  return {
    statementOf,
    book(email, entry) {
      const customer = accounts.find(email)?.customer;
      if (customer) booked.set(customer.id, withEntry(statementOf(customer), entry));
    },
  };

  function statementOf({ id }: Customer): CreditStatement {
    return booked.get(id) ?? { balance: nothing, entries: [] };
  }
}

/** From the newest on; an order's place among all orders makes its id. */
function historyOf(owner: CustomerId, taken: readonly TakenOrder[]): readonly PastOrder[] {
  return taken
    .map(pastOrderOf)
    .filter((_, at) => taken[at]?.order.owner === owner)
    .toReversed();
}

function spendingOf(available: Money, totals: Totals): Reply<CreditUse> {
  const amount = sizeOf(totals.storeCredit);
  return { kind: 'ok', value: { isApplied: amount > nothing, amount, available, totals } };
}

function pastOrderOf({ order, placed }: TakenOrder, at: number): PastOrder {
  const lines = placed.lines.map((line, place) => ({ ...line, parentSku: order.lines[place]?.parentSku ?? line.sku }));
  return { ...placed, lines, entityId: FIRST_ID + at };
}

function withEntry(
  { balance, entries }: CreditStatement,
  entry: Pick<CreditEntry, 'amount'> & Partial<CreditEntry>,
): CreditStatement {
  const balanceAfter = plus(balance, entry.amount);
  const booked: CreditEntry = {
    id: entries.length + 1,
    createdAt: '2026-06-01T07:00:00Z',
    kind: entry.amount < nothing ? 'spent' : 'credited',
    comment: '',
    orderNumber: null,
    ...entry,
    balanceAfter,
  };
  return { balance: balanceAfter, entries: [booked, ...entries] };
}
