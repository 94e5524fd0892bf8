// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BannerPicture } from './banner-picture.tsx';

afterEach(cleanup);

const sourceOf = (src: string) => ({ src, wide: `${src} 1600w`, narrow: `${src} 800w` });
const picture = () => document.querySelector('img');

test('a banner whose picture cannot be loaded shows its ground, until another one comes', () => {
  const { rerender } = render(<BannerPicture source={sourceOf('/a.jpg')} />);
  fireEvent.error(picture() as HTMLImageElement);
  expect(picture()).toBeNull();
  rerender(<BannerPicture source={sourceOf('/b.jpg')} />);
  expect(picture()?.getAttribute('src')).toBe('/b.jpg');
});

test('one that had failed before the page came to life does so too', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('The source image cannot be decoded.'));
  render(<BannerPicture source={sourceOf('/a.jpg')} />);
  await waitFor(() => expect(picture()).toBeNull());
  vi.restoreAllMocks();
});
