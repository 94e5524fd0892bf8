import { withPanelOpen } from '#domain/interface/panels.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import { isSignedIn } from '../asha-is-signed-in.ts';
import { goesOffline, type OpenPage, type States } from '../state.ts';

const address = '/';

function opens(form: SignInForm) {
  return (shop: OpenPage): void => {
    shop.signInForm.update(() => form);
    shop.panels.update((now) => withPanelOpen(now, 'sign-in'));
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
      page.notify({ code: 'session-lost' });
      opens('login')(page);
    },
  },
  register: { address, when: opens('register') },
  'forgot-password': { address, when: opens('forgot-password') },
  /** What the account in the head of the page tells a customer. */
  'signed-in': {
    address,
    given: isSignedIn,
    when: (shop) => shop.panels.update((now) => withPanelOpen(now, 'account')),
  },
};
