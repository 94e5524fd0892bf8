import { expect, test } from 'vitest';
import { videoSource } from './video-source.ts';

const shown = (url: string, mediaBase = '') =>
  videoSource({ url, title: 'Walk', captions: null, kind: 'file' }, mediaBase).src;

test.each([
  ['http://localhost:3000/img/film/a.webm', '', '/img/film/a.webm'],
  ['http://localhost:3000/img/film/a.webm?v=2', 'https://media.test', 'https://media.test/img/film/a.webm?v=2'],
  ['/img/film/a.webm', '', '/img/film/a.webm'],
  ['https://media.test/v/a.mp4', '', 'https://media.test/v/a.mp4'],
])('%s is fetched from where pictures are, if it lies there (%s)', (url, mediaBase, src) => {
  expect(shown(url, mediaBase)).toBe(src);
});

test('captions come the same way, and a film elsewhere says so', () => {
  const captions = 'http://localhost:3000/img/film/a.vtt';
  const video = { url: 'https://vimeo.com/1', title: 'Walk', captions, kind: 'page' } as const;
  expect(videoSource(video, '')).toEqual({
    src: 'https://vimeo.com/1',
    title: 'Walk',
    captions: '/img/film/a.vtt',
    isElsewhere: true,
  });
});
