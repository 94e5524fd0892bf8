import { ContainerModule } from 'inversify';
import type { SaidNews } from '#domain/storage/device-news.ts';
import { createTellOfDevice } from '#domain/storage/tell-device-news.ts';
import type { Contact } from '#viewmodels/notices/messages.ts';
import type { LoadWords } from '#viewmodels/words/speak.ts';
import type { Words } from '#viewmodels/words/writing/words.ts';
import { DEVICE_NEWS, TELL_OF_DEVICE } from '../device/storage-tokens.ts';
import { IS_DEVICE_LATE } from '../device/tokens.ts';
import { NOTICES, NOTIFY } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { CONTACT } from '../settings/tokens.ts';
import { LOAD_WORDS, WORDS } from '../store/tokens.ts';
import { token } from '../token.ts';

type InWords = (news: SaidNews) => Promise<string | null>;

const DEVICE_IN_WORDS = token<InWords>('device-in-words');

/** What the device does with what it keeps, told to its shopper. */
export const deviceNewsModule = new ContainerModule(({ bind }) => {
  provide(bind, DEVICE_IN_WORDS, createDeviceInWords, { words: WORDS, loadWords: LOAD_WORDS, contact: CONTACT });
  provide(bind, TELL_OF_DEVICE, createTellOfDevice, {
    deviceNews: DEVICE_NEWS,
    deviceInWords: DEVICE_IN_WORDS,
    notify: NOTIFY,
    notices: NOTICES,
    isDeviceLate: IS_DEVICE_LATE,
  });
});

type Ports = { readonly words: Words; readonly loadWords: LoadWords; readonly contact: Contact };

/** Most devices never have anything to say, so the sentences come when one has. */
function createDeviceInWords({ words, loadWords, contact }: Ports): InWords {
  return async (news) => {
    try {
      const [{ deviceText }] = await Promise.all([loadDeviceText(), loadWords('later').catch(() => undefined)]);
      return deviceText(news, words, contact);
    } catch {
      return null;
    }
  };
}

function loadDeviceText() {
  return import(/* webpackChunkName: "device" */ '#viewmodels/notices/device-text.ts');
}
