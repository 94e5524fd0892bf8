import { createEndPageNews } from '#domain/notices/end-page-news.ts';
import { createNotify } from '#domain/notices/notify.ts';
import { createTellRefusal } from '#domain/notices/tell-refusal.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import type { SaidNews } from '#domain/storage/device-news.ts';
import { createTellOfDevice } from '#domain/storage/tell-device-news.ts';
import type { LoadMessages } from '#viewmodels/messages/create-messages.ts';
import type { Messages } from '#viewmodels/messages/writing/messages.ts';
import type { Contact } from '#viewmodels/notices/messages.ts';
import { state } from '../wiring/cells.ts';
import { cart } from './cart.ts';
import { catalog } from './catalog.ts';
import { orders } from './orders.ts';

/** What each area can do, wherever it is done: in a page, on the server, in an example. */
export const acting = {
  ...catalog,
  ...cart,
  ...orders,
  notify: createNotify,
  endPageNews: createEndPageNews,
  tellRefusal: createTellRefusal,
  /** Whose things the page shows. */
  visitor: state<CustomerId | null>(null),
  /** When the session of this page was started, in ms since 1970; null before. */
  sessionStart: state<number | null>(null),
  signInForm: state<SignInForm>('login'),
  deviceInWords: createDeviceInWords,
  tellOfDevice: createTellOfDevice,
};

type Speaking = { readonly messages: Messages; readonly loadMessages: LoadMessages; readonly contact: Contact };

/** Most devices never have anything to say, so the sentences come when one has. */
function createDeviceInWords({ messages, loadMessages, contact }: Speaking) {
  return async (news: SaidNews): Promise<string | null> => {
    try {
      const [{ deviceText }] = await Promise.all([loadDeviceText(), loadMessages('later').catch(() => undefined)]);
      return deviceText(news, messages, contact);
    } catch {
      return null;
    }
  };
}

function loadDeviceText() {
  return import(/* webpackChunkName: "device" */ '#viewmodels/notices/device-text.ts');
}
