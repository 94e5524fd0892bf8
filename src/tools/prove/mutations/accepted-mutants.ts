/** A change that nothing can notice, since the shop does the same with it. */
export type AcceptedMutant = {
  readonly file: string;
  /** The line that is changed, without its blanks around. */
  readonly line: string;
  /** What the change puts there. */
  readonly to: string;
  readonly reason: string;
};

export const acceptedMutants: readonly AcceptedMutant[] = [
  {
    file: 'src/viewmodels/merchant-text/block-reader.ts',
    line: "let within: Open = { kind: 'none' };",
    to: '{}',
    reason: 'what is open is only asked whether it is a list, terms or a table',
  },
  {
    file: 'src/viewmodels/merchant-text/block-reader.ts',
    line: "let within: Open = { kind: 'none' };",
    to: '""',
    reason: 'what is open is only asked whether it is a list, terms or a table',
  },
  {
    file: 'src/viewmodels/merchant-text/html-text.ts',
    line: "const [first = '', ...parts] = html.split('<');",
    to: '"Stryker was here!"',
    reason: 'a text that is split always has a first part',
  },
  {
    file: 'src/adapters/memory/search-fields.ts',
    line: 'return (Object.hasOwn(readers, field) && readers[field]?.(item)) || null;',
    to: 'readers[field](item)',
    reason: 'what is its own is there; only its type does not know',
  },
  {
    file: 'src/domain/orders/begin-order.ts',
    line: "return (purchase) => locks.runExclusive('placing', () => begin(purchase));",
    to: '""',
    reason: 'a turn may have any name that no other one has',
  },
  {
    file: 'src/domain/orders/order-answer.ts',
    line: 'if (Math.abs(total - seen) < HALF_A_PAISA) return null;',
    to: 'Math.abs(total - seen) <= HALF_A_PAISA',
    reason: 'sums are whole paise, so that no two differ by half of one',
  },
  {
    file: 'src/domain/cart/open-accounts-cart.ts',
    line: "return (owner) => locks.runExclusive('open-account-cart', () => bringTogether(owner));",
    to: '""',
    reason: 'a turn may have any name that no other one has',
  },
  {
    file: 'src/domain/account/take-over-change.ts',
    line: "locks.runExclusive('take-over-change', async () => {",
    to: '""',
    reason: 'a turn may have any name that no other one has',
  },
  {
    file: 'src/domain/queue/clear-tasks.ts',
    line: "return locks.runExclusive('tasks-clear', async () => {",
    to: '""',
    reason: 'a turn may have any name that no other one has',
  },
  {
    file: 'src/domain/orders/send-waiting.ts',
    line: "await locks.runExclusive('orders', async () => {",
    to: '""',
    reason: 'a turn may have any name that no other one has',
  },
  {
    file: 'src/domain/storage/with-same-parts.ts',
    line: 'if (before === next || !isRecord(before) || !isRecord(next)) return next;',
    to: 'false',
    reason: 'what is the very same is found to be so part by part, too; asked first, it takes no time',
  },
  {
    file: 'src/domain/storeview/display-price.ts',
    line: "export function displayPrice(rupees: number | string, currency: string, placement: SignPlacement = 'prepend'): string {",
    to: '""',
    reason: 'a sign stands before the amount wherever it is not to be appended',
  },
  {
    file: 'src/domain/listing/open-search.ts',
    line: 'asked += 1;',
    to: 'asked -= 1',
    reason: 'only that each request has a number of its own counts',
  },
  {
    file: 'src/domain/listing/open-category.ts',
    line: 'asked += 1;',
    to: 'asked -= 1',
    reason: 'only that each request has a number of its own counts',
  },
  {
    file: 'src/domain/workflows/open-shop-page.ts',
    line: 'asked += 1;',
    to: 'asked -= 1',
    reason: 'only that each request has a number of its own counts',
  },
  {
    file: 'src/domain/orders/follow-payment.ts',
    line: 'openings += 1;',
    to: 'openings -= 1',
    reason: 'only that each request has a number of its own counts',
  },
];
