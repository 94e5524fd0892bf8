import { expect, test } from 'vitest';
import { lateAccounts } from './late-accounts.ts';

const noCode = { later: () => Promise.reject(new Error('no network')) };

test('a page that cannot have the code of accounts goes on with what it knows of its customer', async () => {
  expect(await lateAccounts.loadCustomer(noCode)()).toBeUndefined();
});

test('who signs out without the code of accounts is not told that it is done', async () => {
  await expect(lateAccounts.signOut(noCode)()).rejects.toThrow('no network');
});
