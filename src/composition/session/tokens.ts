import type { Register } from '#domain/journeys/register.ts';
import type { SignOut } from '#domain/journeys/sign-out.ts';
import type { AsVisitor } from '#domain/session/as-visitor.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { HumanCheck } from '#domain/session/human-check.ts';
import type { KeptRedirect } from '#domain/session/redirect.ts';
import type { Renew } from '#domain/session/renew-session.ts';
import type { Session } from '#domain/session/session.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import type { UserGateway } from '#domain/session/user-gateway.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { token } from '../token.ts';

export const SESSION = token<Cell<Session>>('session');
export const KEPT_SESSION = token<PersistedCell<Session>>('kept-session');
/** Whose things the page shows. */
export const VISITOR = token<Cell<CustomerId | null>>('visitor');
/** When the session of this page was started, in ms since 1970; null before. */
export const SESSION_START = token<Cell<number | null>>('session-start');
export const SIGN_IN_FORM = token<Cell<SignInForm>>('sign-in-form');
/** Where a visitor is led to after signing in. */
export const REDIRECT = token<KeptRedirect>('redirect');
export const HUMAN_CHECK = token<HumanCheck>('human-check');
export const TOKEN_GATEWAY = token<TokenGateway>('token-gateway');
export const USER_GATEWAY = token<UserGateway>('user-gateway');
export const AS_VISITOR = token<AsVisitor>('as-visitor');
/** For all who ask before the code of accounts is there. */
export const LATE_SIGN_OUT = token<SignOut>('late-sign-out');
export const LATE_REGISTER = token<Register>('late-register');
export const RENEW = token<Renew>('renew');
