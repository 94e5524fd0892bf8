import type { Notify } from '#domain/notices/notify.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { PasswordChange, TokenGateway } from '#domain/session/token-gateway.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { SignIn } from './sign-in.ts';

export type ChangePasswordOutcome = 'changed' | 'refused' | 'failed';

/**
 * Gives a customer another password and signs them in with it, since the tokens of before are worth nothing then
 * (SESS-26 to SESS-28). What the shop has against it is told in its own words, and the session stays (SESS-29).
 */
export type ChangePassword = (change: PasswordChange) => Promise<ChangePasswordOutcome>;

type Ports = {
  readonly session: ReadonlyCell<Session>;
  readonly withAuthorization: WithAuthorization;
  readonly tokenGateway: Pick<TokenGateway, 'changePassword'>;
  readonly signIn: SignIn;
  readonly notify: Notify;
};

export function createChangePassword({
  session,
  withAuthorization,
  tokenGateway,
  signIn,
  notify,
}: Ports): ChangePassword {
  return async (change) => {
    const customer = customerOf(session.get());
    if (customer === null) return 'failed';
    const reply = await withAuthorization(
      async (token) => (token === '' ? { kind: 'unreachable' } : tokenGateway.changePassword(token, change)),
      'customer',
    );
    if (reply.kind === 'refused') {
      if (!reply.isSilent) notify({ code: 'server-message', text: reply.message });
      return 'refused';
    }
    if (reply.kind !== 'ok') return 'failed';
    await signIn({ email: customer.email, password: change.next });
    notify({ code: 'password-changed' });
    return 'changed';
  };
}
