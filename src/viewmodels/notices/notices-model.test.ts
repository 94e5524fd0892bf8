import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noNotices, withNotice } from '#domain/notices/notices.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMessages } from '../messages/create-messages.ts';
import { createDictionary } from '../messages/dictionary.ts';
import { noticeMessages } from '../messages/notices/en.ts';
import { translations } from '../messages/translations.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createNotices } from './notices-model.ts';

const telling = {
  contact: { email: 'help@zari.test' },
  storeView: createMemoryCell(defaultStoreView),
  messages: inEnglish,
};

test('a notice is told in words, and closing it lets the others go on', () => {
  const notices = createMemoryCell(withNotice(noNotices, { code: 'cart-added', offersCheckout: true }, 0));
  const renewals: string[] = [];
  const renewShop = async () => void renewals.push('renewed');
  const model = createNotices({ notices, ...telling, renewShop });
  const [notice] = model.all;
  expect(notice).toMatchObject({ text: 'Product has been added to the cart!', role: 'status', offersCheckout: true });
  model.hold();
  model.dismiss(notice?.id ?? 0);
  expect(notices.get()).toMatchObject({ shown: [], isHeld: false });
  expect(renewals).toEqual([]);
});

test('a new version of the shop comes when it is wanted', () => {
  const notices = createMemoryCell(withNotice(noNotices, { code: 'shop-renewed' }, 0));
  const renewals: string[] = [];
  const renewShop = async () => void renewals.push('renewed');
  const model = createNotices({ notices, ...telling, renewShop });
  const [notice] = model.all;
  expect(notice).toMatchObject({ text: 'A new version of the shop is ready.', role: 'status', offersReload: true });
  model.reload();
  expect(renewals).toEqual(['renewed']);
});

test('while the shopper reads them the notices are held, and each is said once', () => {
  const notices = createMemoryCell(withNotice(noNotices, { code: 'cart-added' }, 0));
  const model = createNotices({ notices, ...telling, renewShop: async () => {} });
  model.hold();
  const held = notices.get();
  expect(held.isHeld).toBe(true);
  model.hold();
  expect(notices.get()).toBe(held);
  model.release();
  expect(notices.get().isHeld).toBe(false);
  expect([model.isNews(1), model.isNews(1), model.isNews(2)]).toEqual([true, false, true]);
});

test('STORE-05 a language is offered in its own words and direction, and taken at the first press', async () => {
  const dictionary = createDictionary(translations);
  await dictionary.load('ar', 'first');
  const storeView = createMemoryCell(defaultStoreView);
  const notices = createMemoryCell(withNotice(noNotices, { code: 'language-offered', locale: 'ar-AE' }, 0));
  const entered: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const enterStore = (change: object) => {
    entered.push(change);
    return promise;
  };
  const messages = createMessages({ storeView, dictionary });
  const model = createNotices({ ...telling, notices, storeView, messages, renewShop: async () => {}, enterStore });
  const [offer] = model.all;
  expect(offer).toMatchObject({ text: 'يمكنك قراءة هذا المتجر بالعربية. تبقى الأسعار والسلة كما هي.', role: 'status' });
  expect(offer?.offered).toMatchObject({ locale: 'ar-AE', direction: 'rtl' });
  expect(offer?.offered?.messages(noticeMessages).readIn).toBe('القراءة بالعربية');
  const taking = model.readIn('ar-AE');
  await model.readIn('ar-AE');
  expect([model.isChangingLanguage, entered]).toEqual([true, [{ locale: 'ar-AE' }]]);
  resolve();
  await taking;
  expect(model.isChangingLanguage).toBe(false);
});
