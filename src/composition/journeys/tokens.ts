import type { AuthoriseCart } from '#domain/cart/authorise-cart.ts';
import type { BackOnline } from '#domain/journeys/back-online.ts';
import type { ChangePassword } from '#domain/journeys/change-password.ts';
import type { EnterAccount } from '#domain/journeys/enter-account.ts';
import type { LeavePerson } from '#domain/journeys/leave-person.ts';
import type { LoseSession } from '#domain/journeys/lose-session.ts';
import type { PriceAnew } from '#domain/journeys/price-anew.ts';
import type { Register } from '#domain/journeys/register.ts';
import type { SendInBackground } from '#domain/journeys/send-in-background.ts';
import type { SignIn } from '#domain/journeys/sign-in.ts';
import type { SignOut } from '#domain/journeys/sign-out.ts';
import type { StartSession } from '#domain/journeys/start-session.ts';
import type { Welcome } from '#domain/journeys/welcome.ts';
import type { Renew } from '#domain/session/renew-session.ts';
import { token } from '../token.ts';
import type { Resolve } from '../visit.ts';

export const PRICE_ANEW = token<PriceAnew>('price-anew');
export const BACK_ONLINE = token<BackOnline>('back-online');
export const START_SESSION = token<StartSession>('start-session');
export const ENTER_ACCOUNT = token<EnterAccount>('enter-account');
export const AUTHORISE_CART = token<AuthoriseCart>('authorise-cart');
export const WELCOME = token<Welcome>('welcome');
export const LEAVE_PERSON = token<LeavePerson>('leave-person');
export const LOSE_SESSION = token<LoseSession>('lose-session');
export const SIGN_IN = token<SignIn>('sign-in');
export const SIGN_OUT = token<SignOut>('sign-out');
export const REGISTER = token<Register>('register');
export const SEND_IN_BACKGROUND = token<SendInBackground>('send-in-background');
export const CHANGE_PASSWORD = token<ChangePassword>('change-password');

/** Answers with what resolves the verbs of `accountsModules`, which may have to be loaded first; each root binds it. */
export const ACCOUNTS = token<() => Promise<Resolve>>('accounts');

/** Verbs of who is signed in, for all who ask before the code of accounts is there. */
export const LATE_RENEW = token<Renew>('late-renew');
export const LATE_WELCOME = token<Welcome>('late-welcome');
export const LATE_LEAVE_PERSON = token<LeavePerson>('late-leave-person');
export const LATE_LOSE_SESSION = token<LoseSession>('late-lose-session');
