import { ContainerModule } from 'inversify';
import { createEnterAccount } from '#domain/journeys/enter-account.ts';
import { createRegister } from '#domain/journeys/register.ts';
import { PANELS } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { HUMAN_CHECK, REDIRECT, SESSION, SIGN_IN_FORM, USER_GATEWAY } from '../session/tokens.ts';
import { ENTER_ACCOUNT, REGISTER, SIGN_IN, START_SESSION } from './tokens.ts';

/** Who is let into the account, and who gets one. The page server, which knows nobody, asks nobody. */
export const doorModule = new ContainerModule(({ bind }) => {
  provide(bind, REGISTER, createRegister, { humanCheck: HUMAN_CHECK, userGateway: USER_GATEWAY, signIn: SIGN_IN });
  provide(bind, ENTER_ACCOUNT, createEnterAccount, {
    startSession: START_SESSION,
    session: SESSION,
    redirect: REDIRECT,
    panels: PANELS,
    signInForm: SIGN_IN_FORM,
  });
});
