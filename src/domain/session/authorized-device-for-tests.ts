import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryTokenGateway } from '#adapters/memory/memory-token-gateway.ts';
import { createShopAccounts } from '#adapters/memory/shop-accounts.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { openSessionTab } from './device-for-tests.ts';
import { signedIn } from './renewal.ts';

export const refusal = {
  kind: 'refused',
  code: 401,
  message: "The consumer isn't authorized to access self.",
  isSilent: false,
} as const;

/** A device with two tabs, on which somebody is signed in, and a shop that knows them. */
export async function openAuthorizedDevice(given: { readonly renewsTokens?: boolean } = {}) {
  const clock = createMemoryClock();
  const accounts = createShopAccounts();
  const gateway = createMemoryTokenGateway({ accounts });
  const customer = accounts.add({
    email: 'asha@mail.test',
    firstName: 'Asha',
    lastName: 'Rao',
    password: 'indigo lotus',
  });
  if (!customer) throw new Error('The shop has Asha already.');
  const log = createMemoryLog();
  const store = createResilientStore({ store: createMemoryKeyValueStore(), clock, log });
  const shared = {
    store,
    locks: createMemoryLocks(),
    clock,
    ids: createMemoryIds(),
    log,
    createCell: createMemoryCell,
  };
  const tabMessages = createMemoryTabMessages();
  await store.set('session', signedIn(accounts.give(customer.id), customer, 0));
  const tab = openSessionTab(shared, { tabMessages, tokens: gateway, ...given });
  const other = openSessionTab(shared, { tabMessages: tabMessages.otherTab(), tokens: gateway, ...given });
  const asked: string[] = [];
  /** The shop's answer to whoever has the token. */
  const call = async (token: string): Promise<Reply<string>> => {
    asked.push(token);
    const holder = accounts.holder(token);
    return token === '' || holder ? { kind: 'ok', value: holder?.firstName ?? 'guest' } : refusal;
  };
  const renewals = () => gateway.calls().filter(({ verb }) => verb === 'renew').length;
  return { clock, log, accounts, gateway, customer, store, locks: shared.locks, tab, other, asked, call, renewals };
}

/** Lets time pass until a promise has ended. */
export async function ended<T>(clock: ReturnType<typeof createMemoryClock>, promise: Promise<T>): Promise<T> {
  let isOver = false;
  void promise.finally(() => {
    isOver = true;
  });
  for (let second = 0; second < 200 && !isOver; second += 1) await clock.advance(1_000);
  return promise;
}
