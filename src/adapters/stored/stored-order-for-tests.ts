/** What was given back of an order, as a device has kept it. */
const keptReturns = {
  until: '2026-12-05',
  asked: [
    {
      ...{ id: 'r', number: 'AF1-R1', status: 'asked', askedAt: '2026-11-22T10:00:00Z', receivedAt: null },
      ...{ refundedAt: null, refusedAt: null, refusal: null, amount: 100, storeCredit: 0 },
      items: [{ item: 1, pieces: 1 }],
    },
  ],
};

/** What became of it later. */
export const keptLater = {
  returns: keptReturns,
  isCancelable: false,
  isWithdrawable: true,
  cancellation: { canceledAt: '2026-11-22T10:00:00Z', amount: 200, refundedAt: null },
};
