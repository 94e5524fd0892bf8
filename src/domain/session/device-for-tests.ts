import { createMemoryJournal } from '#adapters/memory/memory-journal.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks, TabMessages } from '#domain/storage/across-tabs.ts';
import type { AreaStore } from '#domain/storage/area-ports.ts';
import { createPersistedCell } from '#domain/storage/persisted-cell.ts';
import type { Customer, CustomerId } from './customer.ts';
import { createUnownedJournal } from './owned-store.ts';
import { createRenew } from './renew-session.ts';
import { type AccessToken, type RefreshToken, type Session, type Tokens, unknownSession } from './session.ts';
import type { TokenGateway } from './token-gateway.ts';
import { createWithAuthorization, type Loss } from './with-authorization.ts';

export const asha: Customer = {
  id: '501' as CustomerId,
  email: 'asha@mail.test',
  firstName: 'Asha',
  lastName: 'Rao',
  groupId: 1,
  groupToken: 'gt-501',
  addresses: [],
};

export const ravi: Customer = { ...asha, id: '502' as CustomerId, email: 'ravi@mail.test', firstName: 'Ravi' };

/** The pair of tokens of that number. */
export function pair(number: number): Tokens {
  return { access: `ut-${number}` as AccessToken, refresh: `rt-${number}` as RefreshToken };
}

/** What the tabs of a device share. */
export type SharedForTests = {
  readonly store: AreaStore;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly createCell: <T>(initial: T) => Cell<T>;
};

type TabForTests = {
  readonly tabMessages: TabMessages;
  readonly tokens: Pick<TokenGateway, 'renew'>;
  readonly renewsTokens?: boolean;
};

/** The session as one tab of a device has it, and how it lost it. */
export function openSessionTab(shared: SharedForTests, { tabMessages, tokens, renewsTokens = true }: TabForTests) {
  const { store, locks, clock, ids, log, createCell } = shared;
  const session = createPersistedCell<Session>({
    cell: createCell(unknownSession),
    key: 'session',
    store: async () => store,
    journal: createUnownedJournal(createMemoryJournal()),
    locks,
    tabMessages,
    log,
    parse: (stored) => stored as Session | null,
  });
  const lost: Loss[] = [];
  const renew = createRenew({ session, tokenGateway: tokens, clock, ids });
  const loseSession = async (loss: Loss): Promise<void> => void lost.push(loss);
  const withAuthorization = createWithAuthorization({
    session,
    sessionRules: { renewsTokens },
    clock,
    log,
    renew,
    loseSession,
  });
  return { session, withAuthorization, lost };
}
