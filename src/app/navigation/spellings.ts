import { readable } from './route-at.ts';

/** What the sentence around an address leaves at its end. */
const LEFT_BEHIND = ` .,:!'"”’»…)]}>*_\u00a0`;
/** Signs that nobody sees, which are copied with a text. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** What a pasted path may mean, the likeliest first: without what was copied along, and that in small letters. */
export function spellingsOf(pathname: string): readonly string[] {
  const small = (text: string): string => withoutRest(text).toLowerCase();
  const spellings = [withoutRest, small].map((change) => spelled(pathname, change));
  return [...new Set(spellings)].filter((spelling) => spelling !== pathname);
}

function spelled(pathname: string, change: (text: string) => string): string {
  const names = pathname.split('/').map((name) => renamed(name, change));
  return `/${names.filter((name) => name !== '').join('/')}`;
}

/** A name in which nothing changes stays as it is encoded. */
function renamed(name: string, change: (text: string) => string): string {
  const text = readable(name);
  const next = change(text);
  return next === text ? name : encodeURIComponent(next);
}

/** Old servers wrote a visitor's session behind a semicolon. */
function withoutRest(text: string): string {
  const [before = ''] = text.replace(UNSEEN, '').split(';');
  const signs = [...before];
  const last = signs.findLastIndex((sign) => !LEFT_BEHIND.includes(sign));
  return signs
    .slice(0, last + 1)
    .join('')
    .trimStart();
}
