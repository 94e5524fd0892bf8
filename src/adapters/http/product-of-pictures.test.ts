import { expect, test } from 'vitest';
import { readProduct } from './wire-product-for-tests.ts';

test('pictures stand in their order and speak for themselves', () => {
  const media_gallery = [
    { image: '/b.jpg', label: null, position: 2 },
    { image: '/a.jpg', label: 'Front', position: 1 },
    { label: 'without a picture' },
  ];
  expect(readProduct({ media_gallery }).gallery).toEqual([
    { path: '/a.jpg', alt: 'Front' },
    { path: '/b.jpg', alt: 'Silk tee, été' },
  ]);
});

const front = { image: '/a.jpg', label: 'Front', position: 1 };
const film = 'https://media.test/v/walk.mp4';
const videoOf = (product: object) => readProduct(product).gallery.map(({ video }) => video ?? null);

test('CAT-009 a picture may stand for a film', () => {
  const walk = { url: film, title: 'Ramp walk', type: 'mp4', captions: 'https://media.test/v/walk.vtt' };
  const [none, own] = videoOf({ media_gallery: [front, { image: '/b.jpg', position: 2, video: walk }] });
  expect(none).toBeNull();
  expect(own).toEqual({ url: film, title: 'Ramp walk', captions: walk.captions, kind: 'file' });
});

test.each([
  [{ url: 'https://www.youtube.com/watch?v=1' }, 'page'],
  [{ url: 'https://player.test/1', type: 'vimeo' }, 'page'],
  [{ url: 'https://notyoutube.com/1.mp4' }, 'file'],
  [{ url: film, type: 'webm', captions: 'javascript:alert(1)' }, 'file'],
])('a film of %j is one to be seen as a %s', (video, kind) => {
  expect(videoOf({ media_gallery: [{ ...front, video }] })).toEqual([
    { url: video.url, title: 'Silk tee, été', captions: null, kind },
  ]);
});

test.each([{ url: 'javascript:alert(1)' }, { title: 'Walk' }, 'walk.mp4', 7, null])(
  'a film of %j cannot be shown, and its picture can',
  (video) => {
    expect(readProduct({ media_gallery: [{ ...front, video }] }).gallery).toEqual([{ path: '/a.jpg', alt: 'Front' }]);
  },
);

test("CAT-008 a product's own film goes with its first picture, unless a picture has one", () => {
  const other = { image: '/b.jpg', position: 2 };
  expect(videoOf({ media_gallery: [other, front], video_url: film })).toMatchObject([{ url: film }, null]);
  expect(videoOf({ media_gallery: [], image: '/a.jpg', video_url: film })).toMatchObject([{ url: film }]);
  const withOne = { ...other, video: { url: 'https://media.test/v/other.mp4' } };
  expect(videoOf({ media_gallery: [front, withOne], video_url: film })).toMatchObject([null, { kind: 'file' }]);
  expect(videoOf({ media_gallery: [front], video_url: 'javascript:alert(1)' })).toEqual([null]);
});

test('CAT-008: its picture, how it was worn in public and its banner, where the merchant has them', () => {
  const pictures = { image: '/k/k.jpg', celeb_image: '/k/k-worn.jpg', product_banner: '/k/k-banner.jpg' };
  const kept = { image: '/k/k.jpg', celebrityImage: '/k/k-worn.jpg', banner: '/k/k-banner.jpg' };
  expect(readProduct(pictures)).toMatchObject(kept);
  expect(readProduct({ celeb_image: null, product_banner: null })).toMatchObject({ celebrityImage: '', banner: '' });
});

test('CAT-105 a picture keeps which colour it shows; what is no colour is none', () => {
  const of = (color: unknown) => ({ image: '/a.jpg', label: 'Front', color });
  const { gallery } = readProduct({ media_gallery: [of(49), of(null), of('indigo')] });
  expect(gallery.map(({ color }) => color)).toEqual([49, undefined, undefined]);
});
