import { ContainerModule } from 'inversify';
import { createStartSession } from '#domain/journeys/start-session.ts';
import { createAsVisitor } from '#domain/session/as-visitor.ts';
import { LATE_OPEN_ACCOUNTS_CART, OPEN_ACCOUNTS_CART } from '../cart/tokens.ts';
import { CLOCK, SIGNALS, TAKE_OVER } from '../device/tokens.ts';
import { provide, provideShared } from '../provide.ts';
import {
  AS_VISITOR,
  KEPT_SESSION,
  LATE_REGISTER,
  LATE_SIGN_OUT,
  RENEW,
  SESSION_START,
  VISITOR,
} from '../session/tokens.ts';
import { SESSION_RULES } from '../settings/tokens.ts';
import type { Resolve } from '../visit.ts';
import { LATE_ENTER_ACCOUNT } from './start-tokens.ts';
import {
  ENTER_ACCOUNT,
  LATE_LEAVE_PERSON,
  LATE_LOSE_SESSION,
  LATE_RENEW,
  LATE_WELCOME,
  LEAVE_PERSON,
  LOSE_SESSION,
  REGISTER,
  SIGN_OUT,
  START_SESSION,
  WELCOME,
} from './tokens.ts';

/**
 * Who visits, where somebody can be signed in; the page server knows nobody. `accounts` answers with what resolves the
 * verbs of `sessionModule`, which may have to be loaded first.
 */
export function visitorModule(accounts: () => Promise<Resolve>): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideShared(bind, LATE_OPEN_ACCOUNTS_CART, async (owner) => (await accounts())(OPEN_ACCOUNTS_CART)(owner));
    provideShared(bind, LATE_RENEW, async (refused) => (await accounts())(RENEW)(refused));
    provideShared(bind, LATE_ENTER_ACCOUNT, async (entering) => (await accounts())(ENTER_ACCOUNT)(entering));
    provideShared(bind, LATE_WELCOME, async () => (await accounts())(WELCOME)());
    provideShared(bind, LATE_LEAVE_PERSON, async (owner) => (await accounts())(LEAVE_PERSON)(owner));
    provideShared(bind, LATE_SIGN_OUT, async (how) => (await accounts())(SIGN_OUT)(how));
    provideShared(bind, LATE_REGISTER, async (newcomer) => (await accounts())(REGISTER)(newcomer));
    provideShared(bind, LATE_LOSE_SESSION, async (loss) => (await accounts())(LOSE_SESSION)(loss));
    provide(bind, AS_VISITOR, createAsVisitor, {
      session: KEPT_SESSION,
      rules: SESSION_RULES,
      clock: CLOCK,
      renew: LATE_RENEW,
      loseSession: LATE_LOSE_SESSION,
    });
    provide(bind, START_SESSION, createStartSession, {
      session: KEPT_SESSION,
      visitor: VISITOR,
      sessionStart: SESSION_START,
      clock: CLOCK,
      signals: SIGNALS,
      leavePerson: LATE_LEAVE_PERSON,
      takeOver: TAKE_OVER,
      welcome: LATE_WELCOME,
    });
  });
}
