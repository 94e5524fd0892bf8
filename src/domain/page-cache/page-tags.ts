/** What cached pages are found by when something on them has changed. Source: specification §9, cache tags. */
export const pageTags = [
  'product',
  'category',
  'home',
  'checkout',
  'page-not-found',
  'compare',
  'my-account',
  'P',
  'C',
  'error',
] as const;

type Named = Exclude<(typeof pageTags)[number], 'P' | 'C'>;

/** `P12` and `C12` are about one product and one category. */
export type PageTag = Named | `P${number}` | `C${number}`;

/** Whether a text is a tag of the list; P and C stand before the number of what they are about. */
export function isPageTag(text: string): text is PageTag {
  const [, letter, id] = /^([PC])([1-9]\d{0,9})$/.exec(text) ?? [];
  const name = id === undefined ? text : letter;
  return (id !== undefined || !/^[PC]$/.test(text)) && (pageTags as readonly (string | undefined)[]).includes(name);
}

/** Everything that is cached bears one of these. */
export const everyPage: readonly PageTag[] = pageTags.filter((tag): tag is Named => tag !== 'P' && tag !== 'C');
