import type { Notify } from '#domain/notices/notify.ts';
import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { Names, ProfileParts } from '#domain/queue/queued-command.ts';
import type { SendTask, Sent } from '#domain/queue/send-task.ts';
import type { Customer, CustomerAddress } from '#domain/session/customer.ts';
import { asHeld, type PriceRules } from '#domain/session/price-group.ts';
import { withCustomer } from '#domain/session/renewal.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { CustomerChange, UserGateway } from '#domain/session/user-gateway.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { ProfileChange } from './profile-change.ts';
import type { ShowWaitingChange } from './show-waiting-change.ts';

/**
 * `queued`: kept on the device, to be sent when the shop can be reached; `refused` was told in the shop's words;
 * `needs-network`: nothing was kept, since a password would have to be; `failed`: no answer that can be used, and nothing
 * was kept.
 */
export type SaveOutcome = 'saved' | 'queued' | 'refused' | 'needs-network' | 'failed';

/** Changes names, and the e-mail, which needs the password of now. */
export type SaveProfile = (typed: Names & { readonly email: string }, password: string) => Promise<SaveOutcome>;

/** Changes the address that goods are sent to when nothing else is said (ACC-11). */
export type SaveShippingAddress = (address: CustomerAddress) => Promise<SaveOutcome>;

type Keeping = { readonly sendTask: SendTask; readonly showWaitingChange: ShowWaitingChange };

export function createSaveShippingAddress(ports: Keeping): SaveShippingAddress {
  return (shippingAddress) => keepAndSend({ names: null, shippingAddress }, ports);
}

type Answering = {
  readonly session: Cell<Session>;
  readonly userGateway: Pick<UserGateway, 'change'>;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly profileChange: ReadonlyCell<ProfileChange>;
  readonly notify: Notify;
  readonly tellRefusal: TellRefusal;
  readonly sessionRules: PriceRules;
};

export function createSaveProfile(ports: Answering & Keeping): SaveProfile {
  const { session, userGateway, connectivity, profileChange, notify, tellRefusal, sessionRules } = ports;
  return async ({ email, ...names }, currentPassword) => {
    const customer = customerOf(session.get());
    const isNewEmail = customer !== null && !isSameEmail(customer, email);
    return isNewEmail
      ? changeEmail({ email, ...names, currentPassword })
      : keepAndSend({ names, shippingAddress: null }, ports);
  };

  async function changeEmail({ firstName, lastName, ...wanted }: CustomerChange): Promise<SaveOutcome> {
    if (!connectivity.isOnline()) return 'needs-network';
    const reply = await userGateway.change({ firstName, lastName, ...wanted });
    if (reply.kind === 'ok') {
      session.update((now) => withCustomer(now, asHeld(reply.value, sessionRules)));
      notify({ code: 'account-updated' });
      const now = profileChange.get();
      // Names that waited are older than those which were just saved, and must not come after them.
      if (now.kind === 'waiting' && now.names)
        await keepAndSend({ names: { firstName, lastName }, shippingAddress: null }, ports);
      return 'saved';
    }
    if (reply.kind !== 'refused' || reply.code >= UNUSABLE) return 'failed';
    tellRefusal(reply);
    return 'refused';
  }
}

const UNUSABLE = 500; // from this code on the shop has a fault, and may take the same later

export function isSameEmail({ email }: Pick<Customer, 'email'>, typed: string): boolean {
  return email.trim().toLowerCase() === typed.trim().toLowerCase();
}

const outcomes: Readonly<Record<Sent['kind'], SaveOutcome>> = {
  ok: 'saved',
  elsewhere: 'saved',
  refused: 'refused',
  waiting: 'queued',
  unsure: 'failed',
  'not-kept': 'failed',
};

/** Kept before it is sent, so that no closed page loses it (SESS-22). */
async function keepAndSend(payload: ProfileParts, { sendTask, showWaitingChange }: Keeping): Promise<SaveOutcome> {
  const { kind } = await sendTask({ endpoint: 'change-profile', payload });
  await showWaitingChange();
  return outcomes[kind];
}
