// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { productCard } from '#viewmodels/catalog/product-card.ts';
import { tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { ProductCardView } from './product-card-view.tsx';

afterEach(cleanup);

test('the stars are for the eyes, the sentence for who does not see them', () => {
  const { body } = drawn({ rating: { average: 4.33, reviews: 12 } });
  const rating = body.querySelector('p:has(svg)');
  expect(rating?.textContent).toBe('4.3 (12)Rated 4.3 of 5 by 12 reviews');
  expect([...(rating?.querySelectorAll('[aria-hidden]') ?? [])].map((part) => part.textContent)).toEqual([
    '4.3 (12)',
    '',
  ]);
  expect(drawn({ rating: { average: 5, reviews: 2 } }).body.textContent).not.toContain('5.0');
});

function drawn(change: Parameters<typeof tileForTests>[0] = {}) {
  const card = productCard(tileForTests(change), {
    storeView: { currency: 'INR' },
    mediaBase: '',
    messages: inEnglish,
  });
  const { container } = render(<ProductCardView card={card} />, { wrapper: MemoryRouter });
  const body = container.firstElementChild as Element;
  return { body, pictures: () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src')) };
}

test('another view of the piece is fetched when a mouse points at its card', () => {
  const { body, pictures } = drawn({ secondImage: 'back.jpg' });
  expect(pictures()).toEqual([expect.stringContaining('kurta.jpg')]);
  fireEvent.pointerEnter(body, { pointerType: 'mouse' });
  expect(pictures()).toEqual([expect.stringContaining('kurta.jpg'), expect.stringContaining('back.jpg')]);
});

test.each([
  ['a finger is no mouse', { secondImage: 'back.jpg' }, 'touch'],
  ['there is no other view', {}, 'mouse'],
])('nothing more is fetched: %s', (_case, tile, pointerType) => {
  const { body, pictures } = drawn(tile);
  fireEvent.pointerEnter(body, { pointerType });
  expect(pictures()).toHaveLength(1);
});

test('nothing more is fetched where data is to be saved', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  try {
    const { body, pictures } = drawn({ secondImage: 'back.jpg' });
    fireEvent.pointerEnter(body, { pointerType: 'mouse' });
    expect(pictures()).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});
