import { ContainerModule } from 'inversify';
import { provideState } from '../provide.ts';
import { SESSION_START, SIGN_IN_FORM, VISITOR } from './tokens.ts';

export const sessionState = new ContainerModule(({ bind }) => {
  provideState(bind, VISITOR, 'visitor', null);
  provideState(bind, SESSION_START, 'sessionStart', null);
  provideState(bind, SIGN_IN_FORM, 'signInForm', 'login');
});
