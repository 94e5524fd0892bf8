import { expect, test } from 'vitest';
import type { Notice, NoticeType } from '#domain/notices/notices.ts';
import { inEnglish } from '../words/words.ts';
import { noticeView } from './notice-view.ts';

const telling = { words: inEnglish, contact: { email: 'help@zari.test' } };

test.each<[NoticeType, Notice, string, boolean]>([
  ['success', { code: 'cart-added', offersCheckout: true }, 'Product has been added to the cart!', true],
  ['error', { code: 'server-message', text: 'Not now' }, 'Not now', false],
])('UI-14 a notice of the type %s has its message and what else can be done', (type, notice, text, offersCheckout) => {
  expect(noticeView({ ...notice, id: 1, at: 0 }, telling)).toMatchObject({ type, text, offersCheckout });
});
