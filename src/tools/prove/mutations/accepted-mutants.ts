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
    file: 'src/domain/orders/begin-order.ts',
    line: "return (purchase) => turns.take('placing', () => begin(purchase));",
    to: '""',
    reason: 'a turn may have any name that no other one has',
  },
  {
    file: 'src/domain/orders/order-answer.ts',
    line: 'if (Math.abs(total - seen) < HALF_A_PAISA) return null;',
    to: 'Math.abs(total - seen) <= HALF_A_PAISA',
    reason: 'sums are whole paise, so that no two differ by half of one',
  },
];
