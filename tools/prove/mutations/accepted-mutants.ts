/** A change that nothing can notice, since the shop does the same with it. */
export type AcceptedMutant = {
  readonly file: string;
  /** The line that is changed, without its blanks around. */
  readonly line: string;
  /** What the change puts there. */
  readonly to: string;
  readonly reason: string;
};

type AcceptedMutantRow = readonly [file: string, line: string, to: string, reason: string];

function acceptedMutantOf([file, line, to, reason]: AcceptedMutantRow): AcceptedMutant {
  return { file, line, to, reason };
}

// biome-ignore format: a row is one line
const rows: readonly AcceptedMutantRow[] = [
  ['src/viewmodels/merchant-text/block-reader.ts', "let within: Open = { kind: 'none' };", '{}', 'what is open is only asked whether it is a list, terms or a table'],
  ['src/viewmodels/merchant-text/block-reader.ts', "let within: Open = { kind: 'none' };", '""', 'what is open is only asked whether it is a list, terms or a table'],
  ['src/viewmodels/merchant-text/html-text.ts', "const [first = '', ...parts] = html.split('<');", '"Stryker was here!"', 'a text that is split always has a first part'],
  ['src/adapters/memory/search-fields.ts', 'return (Object.hasOwn(readers, field) && readers[field]?.(item)) || null;', 'readers[field](item)', 'what is its own is there; only its type does not know'],
  ['src/domain/orders/begin-order.ts', "return (purchase) => locks.runExclusive('placing', () => begin(purchase));", '""', 'a turn may have any name that no other one has'],
  ['src/domain/cart/open-accounts-cart.ts', "return (owner) => locks.runExclusive('open-account-cart', () => bringTogether(owner));", '""', 'a turn may have any name that no other one has'],
  ['src/domain/account/take-over-change.ts', "locks.runExclusive('take-over-change', async () => {", '""', 'a turn may have any name that no other one has'],
  ['src/domain/queue/clear-tasks.ts', "return locks.runExclusive('tasks-clear', async () => {", '""', 'a turn may have any name that no other one has'],
  ['src/domain/orders/send-waiting.ts', "await locks.runExclusive('orders', async () => {", '""', 'a turn may have any name that no other one has'],
  ['src/domain/storage/with-same-parts.ts', 'if (before === next || !isRecord(before) || !isRecord(next)) return next;', 'false', 'what is the very same is found to be so part by part, too; asked first, it takes no time'],
  ['src/domain/listing/open-list.ts', 'asked += 1;', 'asked -= 1', 'only that each request has a number of its own counts'],
  ['src/domain/workflows/open-shop-page.ts', 'asked += 1;', 'asked -= 1', 'only that each request has a number of its own counts'],
  ['src/domain/orders/follow-payment.ts', 'openings += 1;', 'openings -= 1', 'only that each request has a number of its own counts'],
];

export const acceptedMutants: readonly AcceptedMutant[] = rows.map(acceptedMutantOf);
