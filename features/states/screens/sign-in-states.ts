import { NOTIFY, PANELS } from '#composition/interface/tokens.ts';
import { SIGN_IN_FORM } from '#composition/session/tokens.ts';
import { withPanelOpen } from '#domain/interface/panels.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import { isSignedIn } from '../asha-is-signed-in.ts';
import { goesOffline, type OpenPage, type States } from '../state.ts';

const address = '/';

function opens(form: SignInForm) {
  return ({ get }: OpenPage): void => {
    get(SIGN_IN_FORM).update(() => form);
    get(PANELS).update((now) => withPanelOpen(now, 'sign-in'));
  };
}

export const signInStates: States = {
  login: { address, when: opens('login') },
  'login-offline': {
    address,
    when: (page) => {
      goesOffline(page);
      opens('login')(page);
    },
  },
  /** The session was lost to a change of the password elsewhere. */
  'login-lost': {
    address,
    when(page) {
      page.get(NOTIFY)({ code: 'session-lost' });
      opens('login')(page);
    },
  },
  register: { address, when: opens('register') },
  'forgot-password': { address, when: opens('forgot-password') },
  /** What the account in the head of the page tells a customer. */
  'signed-in': {
    address,
    given: isSignedIn,
    when: ({ get }) => get(PANELS).update((now) => withPanelOpen(now, 'account')),
  },
};
