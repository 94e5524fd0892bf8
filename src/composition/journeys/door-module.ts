import { ContainerModule } from 'inversify';
import { createEnterAccount } from '#domain/journeys/enter-account.ts';
import { PANELS } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { REDIRECT, SESSION, SIGN_IN_FORM } from '../session/tokens.ts';
import { ENTER_ACCOUNT, START_SESSION } from './tokens.ts';

/** Who is let into the account. The page server, which knows nobody, asks nobody. */
export const doorModule = new ContainerModule(({ bind }) => {
  provide(bind, ENTER_ACCOUNT, createEnterAccount, {
    startSession: START_SESSION,
    session: SESSION,
    redirect: REDIRECT,
    panels: PANELS,
    signInForm: SIGN_IN_FORM,
  });
});
