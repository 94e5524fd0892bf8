import { firstSight } from './first-sight.ts';

// The first script of a page, and a small one: it asks for the others when they take nothing from the first sight of it.
const files = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset['scripts']?.split(' ') ?? [];

void firstSight(window).then(() => {
  const preloads = files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const entry = Object.assign(document.createElement('script'), { type: 'module', src: files.at(-1) ?? '' });
  document.head.append(...preloads, entry);
});
