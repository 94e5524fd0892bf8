import type { Notify } from '#domain/notices/notify.ts';
import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { ResultHandlers } from '#domain/queue/answers.ts';
import type { CommandSenders } from '#domain/queue/command-senders.ts';
import type { Customer } from '#domain/session/customer.ts';
import { asHeld, type PriceRules } from '#domain/session/price-group.ts';
import { withCustomer } from '#domain/session/renewal.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { UserGateway } from '#domain/session/user-gateway.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { requestOf } from './changed.ts';
import type { ShowWaitingChange } from './show-waiting-change.ts';

type Sending = { readonly session: ReadonlyCell<Session>; readonly userGateway: Pick<UserGateway, 'change'> };

/** Sends what a customer changed on top of what is known of them now, never in the name of somebody else. */
export function createSendProfile({ session, userGateway }: Sending): CommandSenders['change-profile'] {
  return async (parts, { world }) => {
    const customer = customerOf(session.get());
    if (customer === null || customer.id !== world.owner) return { kind: 'unreachable' };
    return userGateway.change(requestOf(customer, parts), world);
  };
}

type Hearing = {
  readonly session: Cell<Session>;
  readonly notify: Notify;
  readonly tellRefusal: TellRefusal;
  readonly showWaitingChange: ShowWaitingChange;
  readonly sessionRules: PriceRules;
};

/** The customer is then as the shop says (SESS-23). */
export function createHearProfile(ports: Hearing): ResultHandlers['profile-answered'] {
  const { session, notify, tellRefusal, showWaitingChange, sessionRules } = ports;
  return (_task, answer) => {
    if (answer.kind === 'refused') tellRefusal({ ...answer });
    if (answer.kind === 'ok') {
      session.update((now) => withCustomer(now, asHeld(answer.value as Customer, sessionRules))); // what `users.change` answers
      notify({ code: 'account-updated' });
    }
    void showWaitingChange();
  };
}
