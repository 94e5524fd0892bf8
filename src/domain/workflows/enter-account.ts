import { type Panels, withPanelAhead } from '#domain/interface/panels.ts';
import type { KeptRedirect } from '#domain/session/redirect.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StartSession } from './start-session.ts';

/** `before` is the address that is left; null for who comes from elsewhere. */
export type Entering = { readonly asked: string; readonly before: string | null };

/**
 * Lets a customer into the account, and leads everybody else home, where they may sign in (ROUTE-40 to ROUTE-44). Answers
 * the address to go to instead; null for who may enter.
 */
export type EnterAccount = (entering: Entering) => Promise<string | null>;

type Ports = {
  readonly startSession: StartSession;
  readonly session: ReadonlyCell<Session>;
  readonly redirect: KeptRedirect;
  readonly panels: Cell<Panels>;
  readonly signInForm: Cell<SignInForm>;
};

const HOME = '/';

export function createEnterAccount({ startSession, session, redirect, panels, signInForm }: Ports): EnterAccount {
  return async ({ asked, before }) => {
    await startSession();
    if (ownerOf(session.get()) !== null) return null;
    redirect.keep(before ?? asked);
    signInForm.update(() => 'login');
    panels.update((now) => withPanelAhead(now, 'sign-in'));
    return HOME;
  };
}
