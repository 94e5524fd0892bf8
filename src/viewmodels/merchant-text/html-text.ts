/** A part of a merchant's text without its markup. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * A tag by its name in lower case (`/p` closes a paragraph) with its attributes as they are written, or the text between
 * two tags, entities and all.
 */
export type HtmlToken = { readonly tag: string; readonly attributes: string } | { readonly text: string };

/**
 * The tags and words of a merchant's HTML in their order, without comments, scripts, styles and templates. Why no library
 * reads it: docs/decisions/merchant-html.md.
 */
export function htmlTokens(html: string): readonly HtmlToken[] {
  return visible(tokensOf(html.replace(COMMENT, '')));
}

/**
 * The words of a merchant's HTML, in paragraphs and lists. Whatever is marked up is left out, scripts and styles with
 * their content; what is returned is plain text and must be shown as such.
 */
export function textBlocks(html: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let words = '';
  let items: string[] | null = null;
  const end = (): void => {
    const text = plain(words);
    words = '';
    if (text === '') return;
    if (items) items.push(text);
    else blocks.push({ kind: 'paragraph', text });
  };
  for (const token of htmlTokens(html)) {
    if ('text' in token) {
      words += token.text;
      continue;
    }
    if (BREAKS.test(token.tag)) end();
    if (token.tag === 'ul' || token.tag === 'ol') items ??= [];
    if ((token.tag === '/ul' || token.tag === '/ol') && items) {
      if (items.length > 0) blocks.push({ kind: 'list', items });
      items = null;
    }
  }
  end();
  return items && items.length > 0 ? [...blocks, { kind: 'list', items }] : blocks;
}

/** All the words in one line, for a sentence or a description tag. */
export function plainText(html: string): string {
  return textBlocks(html)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
    .join(' ');
}

const BREAKS = /^\/?(?:p|div|h[1-6]|section|article|blockquote|table|tr|br|ul|ol|li)$/;
const HIDES = /^(?:script|style|template)$/;
/** One that is never closed hides the rest. */
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:-->|$))/g;
const TAG = /^(?:!|\?|(\/?[a-z][a-z0-9]*)(?![a-z0-9]))[^>]*>/i;

/** Each part between two `<` is looked at once, so that the time grows with the length alone. */
function tokensOf(html: string): readonly HtmlToken[] {
  const [first = '', ...parts] = html.split('<');
  const rest = parts.flatMap((part): readonly HtmlToken[] => {
    const match = TAG.exec(part);
    if (!match) return [{ text: `<${part}` }];
    const [whole, name = '!'] = match;
    const attributes = whole.slice(name.length, -1);
    return [{ tag: name.toLowerCase(), attributes }, { text: part.slice(whole.length) }];
  });
  return [{ text: first }, ...rest];
}

/** Without scripts, styles and templates; one that is never closed hides the rest. */
function visible(tokens: readonly HtmlToken[]): readonly HtmlToken[] {
  let hiding: string | null = null;
  return tokens.filter((token) => {
    const tag = 'tag' in token ? token.tag : null;
    if (hiding === null && tag !== null && HIDES.test(tag)) hiding = `/${tag}`;
    const isHidden = hiding !== null;
    if (tag === hiding) hiding = null;
    return !isHidden;
  });
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

function plain(words: string): string {
  return decoded(words).trim();
}

/** Words with their entities read, and any room between them as one space. */
export function decoded(words: string): string {
  return words.replace(ENTITY, characterOf).replace(/\s+/g, ' ');
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
};

/** An entity nobody knows stays as it is written. */
function characterOf(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? entity) : entity;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
