import type { Notify } from '#domain/notices/notify.ts';
import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { Customer, CustomerAddress } from '#domain/session/customer.ts';
import { asHeld, type PriceRules } from '#domain/session/price-group.ts';
import { withCustomer } from '#domain/session/renewal.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { UserGateway } from '#domain/session/user-gateway.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { Turns } from '#domain/storage/turn-taking.ts';
import { requestOf, withChange, withoutChange } from './merge-change.ts';
import { type Names, noChange, type ProfileChange } from './profile-change.ts';

/**
 * `queued`: kept on the device, to be sent when the shop can be reached; `refused` was told in the shop's words;
 * `needs-network`: nothing was kept, since a password would have to be; `failed`: no answer that can be used.
 */
export type SaveOutcome = 'saved' | 'queued' | 'refused' | 'needs-network' | 'failed';

/** Changes names, and the e-mail, which needs the password of now. */
export type SaveProfile = (typed: Names & { readonly email: string }, password: string) => Promise<SaveOutcome>;

/** Changes the address that goods are sent to when nothing else is said (ACC-11). */
export type SaveShippingAddress = (address: CustomerAddress) => Promise<SaveOutcome>;

/** Sends the change that waits, once over all tabs (SESS-22); `saved` too when there is none. */
export type SendProfileChange = () => Promise<SaveOutcome>;

type Answering = {
  readonly session: Cell<Session>;
  readonly users: Pick<UserGateway, 'change'>;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly notify: Notify;
  readonly tellRefusal: TellRefusal;
  readonly rules: PriceRules;
};

type Sending = Answering & { readonly change: PersistedCell<ProfileChange>; readonly turns: Turns };

type Keeping = { readonly change: PersistedCell<ProfileChange>; readonly ids: Ids; readonly send: SendProfileChange };

const UNUSABLE = 500; // from this code on the shop has a fault, and may take the same later

export function createSendProfileChange(ports: Sending): SendProfileChange {
  const { session, change, users, connectivity, turns } = ports;
  return () =>
    turns.take('send-profile-change', async () => {
      await change.read(); // another tab may have sent it
      const [waiting, customer] = [change.get(), customerOf(session.get())];
      if (waiting.kind === 'none' || customer === null) return 'saved';
      if (!connectivity.isOnline()) return 'queued';
      const outcome = answerTo(await users.change(requestOf(customer, waiting)), ports);
      if (outcome === 'failed') return 'queued';
      change.update((now) => withoutChange(now, waiting.id));
      await change.settled();
      return outcome;
    });
}

/** Kept before it is sent, so that no closed page loses it. */
export function createSaveShippingAddress({ change, ids, send }: Keeping): SaveShippingAddress {
  return async (shippingAddress) => {
    change.update((now) => withChange(now, { shippingAddress }, ids.next()));
    await change.settled();
    return send();
  };
}

export function createSaveProfile(ports: Answering & Keeping): SaveProfile {
  const { session, change, ids, send, users, connectivity } = ports;
  return async ({ email, ...names }, currentPassword) => {
    const customer = customerOf(session.get());
    if (customer !== null && !isSameEmail(customer, email)) return changeEmail({ email, ...names, currentPassword });
    change.update((now) => withChange(now, { names }, ids.next()));
    await change.settled();
    return send();
  };

  async function changeEmail(wanted: Parameters<UserGateway['change']>[0]): Promise<SaveOutcome> {
    if (!connectivity.isOnline()) return 'needs-network';
    const outcome = answerTo(await users.change(wanted), ports);
    if (outcome === 'saved') change.update((now) => withoutNames(now));
    return outcome;
  }
}

export function isSameEmail({ email }: Pick<Customer, 'email'>, typed: string): boolean {
  return email.trim().toLowerCase() === typed.trim().toLowerCase();
}

/** The customer is then as the shop says (SESS-23). */
function answerTo(
  reply: Reply<Customer>,
  { session, notify, tellRefusal, rules }: Answering,
): 'saved' | 'refused' | 'failed' {
  if (reply.kind === 'ok') {
    session.update((now) => withCustomer(now, asHeld(reply.value, rules)));
    notify({ code: 'account-updated' });
    return 'saved';
  }
  if (reply.kind !== 'refused' || reply.code >= UNUSABLE) return 'failed';
  tellRefusal(reply);
  return 'refused';
}

/** Names that waited were sent along with the e-mail. */
function withoutNames(now: ProfileChange): ProfileChange {
  return now.kind === 'none' || now.shippingAddress === null ? noChange : { ...now, names: null };
}
