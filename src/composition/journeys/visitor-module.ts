import { ContainerModule } from 'inversify';
import { createStartSession } from '#domain/journeys/start-session.ts';
import { createAsVisitor } from '#domain/session/as-visitor.ts';
import { LATE_OPEN_ACCOUNTS_CART, OPEN_ACCOUNTS_CART } from '../cart/tokens.ts';
import { CLOCK, SIGNALS, TAKE_OVER } from '../device/tokens.ts';
import { type Bind, provide } from '../provide.ts';
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
import type { Token } from '../token.ts';
import type { Resolve } from '../visit.ts';
import { LATE_ENTER_ACCOUNT } from './start-tokens.ts';
import {
  ACCOUNTS,
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

/** Who visits, where somebody can be signed in; the page server knows nobody. */
export const visitorModule = new ContainerModule(({ bind }) => {
  provideLate(bind, LATE_OPEN_ACCOUNTS_CART, OPEN_ACCOUNTS_CART);
  provideLate(bind, LATE_RENEW, RENEW);
  provideLate(bind, LATE_ENTER_ACCOUNT, ENTER_ACCOUNT);
  provideLate(bind, LATE_WELCOME, WELCOME);
  provideLate(bind, LATE_LEAVE_PERSON, LEAVE_PERSON);
  provideLate(bind, LATE_SIGN_OUT, SIGN_OUT);
  provideLate(bind, LATE_REGISTER, REGISTER);
  provideLate(bind, LATE_LOSE_SESSION, LOSE_SESSION);
  provide(bind, AS_VISITOR, createAsVisitor, {
    session: KEPT_SESSION,
    sessionRules: SESSION_RULES,
    clock: CLOCK,
    renew: LATE_RENEW,
    loseSession: LATE_LOSE_SESSION,
  });
  provide(bind, START_SESSION, createStartSession, {
    session: KEPT_SESSION,
    visitor: VISITOR,
    sessionStart: SESSION_START,
    clock: CLOCK,
    tabMessages: SIGNALS,
    leavePerson: LATE_LEAVE_PERSON,
    takeOver: TAKE_OVER,
    loadCustomer: LATE_WELCOME,
  });
});

/** Binds a verb for who asks before its code is there. */
function provideLate<Given extends readonly unknown[], Answer>(
  bind: Bind,
  late: Token<(...given: Given) => Promise<Answer>>,
  verb: Token<(...given: Given) => Promise<Answer>>,
): void {
  const create =
    ({ accounts }: { readonly accounts: () => Promise<Resolve> }) =>
    async (...given: Given): Promise<Answer> =>
      (await accounts())(verb)(...given);
  provide(bind, late, create, { accounts: ACCOUNTS });
}
