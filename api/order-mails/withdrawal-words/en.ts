import type { WithdrawalMailWords } from './words.ts';

export const en: WithdrawalMailWords = {
  withdraw: 'Withdraw from contract here',
  subject: (order) => `We have received your withdrawal from the order ${order}`,
  heading: 'We have received your withdrawal',
  lookedAt: (day) =>
    `Somebody of the shop now looks at it and writes to you. It counts from the time that stands below; what is due to you comes back by ${day} at the latest.`,
  notPacked: 'The order had not been packed and is cancelled: nothing is sent, and nothing has to come back.',
  sendBack: (day) => `Please send the pieces back by ${day}, and write the return number on the parcel.`,
  paysBack: (amount, day) =>
    `You get ${amount} back, with the standard delivery that you paid, by ${day} at the latest and by the way you paid.`,
  mayWait: 'We may wait with it until the pieces are here, or until you show us that you have sent them.',
  nothingDue: 'You have paid nothing for it, so nothing is due.',
  excepted: (names) => `Made to measure or not sent at all, and therefore not part of it: ${names}.`,
  notYou: 'Was this not you? Write to us with the statement number.',
  statementNumber: 'Statement number',
  receivedAt: 'Received on',
  name: 'Name',
  email: 'Email address',
  withdrawnFrom: 'Withdrawn from',
  wholeOrder: 'the whole order',
};
