import { lazyVerbs } from '../wiring/late.ts';

async function loadAccounts() {
  return (await import(/* webpackChunkName: "session" */ './accounts.ts')).accounts;
}

async function loadQueue() {
  return (await import(/* webpackChunkName: "queue" */ './begin-queue.ts')).openQueue;
}

const ofAccounts = lazyVerbs(loadAccounts);
const ofQueue = lazyVerbs(loadQueue);

/** What is done for people with accounts, for who asks before its code is there. */
export const lateAccounts = {
  renew: ofAccounts('renew'),
  openAccountsCart: ofAccounts('openAccountsCart'),
  enterAccount: ofAccounts('enterAccount'),
  /** Without its code what is known of the customer stays, and the next page asks. */
  loadCustomer: ofAccounts('loadCustomer', () => () => undefined),
  leavePerson: ofAccounts('leavePerson'),
  loseSession: ofAccounts('loseSession'),
  signOut: ofAccounts('signOut'),
  register: ofAccounts('register'),
};

/** The queue, the same way; while its code cannot be had nothing is sent and nothing kept. */
export const lateQueue = {
  runQueue: ofQueue('runQueue', () => () => ({ unanswered: 0 })),
  sendTask: ofQueue('sendTask', () => () => ({ kind: 'not-kept' })),
  beginQueue: ofQueue('beginQueue', () => () => undefined),
};
