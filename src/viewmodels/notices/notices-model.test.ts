import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { noNotices, withNotice } from '#domain/notices/notices.ts';
import { inEnglish } from '../words/writing/words.ts';
import { createNotices } from './notices-model.ts';

test('a notice is told in words, and closing it lets the others go on', () => {
  const notices = createMemoryCell(withNotice(noNotices, { code: 'cart-added', offersCheckout: true }, 0));
  const model = createNotices({ notices, contact: { email: 'help@zari.test' }, words: inEnglish });
  const [notice] = model.all;
  expect(notice).toMatchObject({ text: 'Product has been added to the cart!', role: 'status', offersCheckout: true });
  model.hold();
  model.dismiss(notice?.id ?? 0);
  expect(notices.get()).toMatchObject({ shown: [], isHeld: false });
});
