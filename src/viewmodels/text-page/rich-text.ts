import { decoded, type HtmlToken, htmlTokens } from '../html-text.ts';

/** Words in a line; `href` leads to a page of the shop, or elsewhere. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Line = readonly Inline[];

/** A part of a merchant's page. Names of headings are unique within it and fit an address. */
export type RichBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly name: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'terms'; readonly terms: readonly { readonly isTerm: boolean; readonly line: Line }[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

/** What is read of a merchant's text, in characters; what a page would show beyond is left out. */
export const LONGEST_TEXT = 250_000;

/**
 * A merchant's HTML as what a page may hold and nothing else (CONT-20): headings, paragraphs, lists, terms, tables,
 * links, and words that are stressed. It is read into values that are drawn by components, so that nothing in it runs;
 * what is not known loses its tags and keeps its words. The work grows with the length alone.
 */
export function richText(html: string): readonly RichBlock[] {
  const reader = createReader();
  for (const token of htmlTokens(shortened(html))) reader.read(token);
  return reader.close();
}

function shortened(html: string): string {
  if (html.length <= LONGEST_TEXT) return html;
  const start = html.slice(0, LONGEST_TEXT);
  const lastTag = start.lastIndexOf('<');
  return lastTag > start.lastIndexOf('>') ? start.slice(0, lastTag) : start;
}

const BREAKS = /^\/?(?:p|div|h[1-6]|section|article|blockquote|table|thead|tbody|tr|th|td|br|ul|ol|li|dl|dt|dd)$/;

type Reader = {
  readonly read: (token: HtmlToken) => void;
  /** All that was read; words behind the last tag are a paragraph. */
  readonly close: () => readonly RichBlock[];
};

/** Reads tokens one after the other into blocks; what is under way grows in place, and nothing is copied for a token. */
function createReader(): Reader {
  const blocks: RichBlock[] = [];
  const alike = new Map<string, number>();
  let line: Inline[] = [];
  let style: Exclude<Inline['kind'], 'link'> = 'text';
  let href: string | null = null;
  let within: Open = { kind: 'none' };

  return {
    read,
    close() {
      end('');
      return blocks;
    },
  };

  function read(token: HtmlToken): void {
    if ('text' in token) addWords(decoded(token.text));
    else obey(token.tag, token.attributes);
  }

  function obey(tag: string, attributes: string): void {
    if (tag === 'a') href = safeHref(attributes);
    else if (tag === '/a') href = null;
    else if (tag === 'strong' || tag === 'b') style = 'strong';
    else if (tag === 'em' || tag === 'i') style = 'emphasis';
    else if (/^\/(?:strong|b|em|i)$/.test(tag)) style = 'text';
    else if (BREAKS.test(tag)) {
      end(tag);
      begin(tag);
      line = [];
      style = 'text';
      href = null;
    }
  }

  function addWords(text: string): void {
    const words = line.length === 0 ? text.trimStart() : text;
    const last = line.at(-1);
    if (words === '') return;
    if (href !== null) line.push({ kind: 'link', text: words, href });
    else if (last?.kind === style) line[line.length - 1] = { kind: style, text: last.text + words };
    else line.push({ kind: style, text: words });
  }

  /** The words so far go where the tag that ends them says. */
  function end(tag: string): void {
    if (line.every(({ text }) => text.trim() === '') && tag !== '/td') return;
    if (/^\/h[1-6]$/.test(tag)) add(heading());
    else if (within.kind === 'list' && /^(?:\/?li|\/[uo]l)$/.test(tag)) within.items.push(line);
    else if (within.kind === 'terms' && /^\/?d[tdl]$/.test(tag)) within.terms.push({ isTerm: tag === '/dt', line });
    else if (within.kind === 'table' && tag === '/th') within.head.push(line);
    else if (within.kind === 'table' && tag === '/td') lastRowOf(within.rows).push(line);
    else add({ kind: 'paragraph', line });
  }

  function begin(tag: string): void {
    if (tag === 'ul' || tag === 'ol') addOpen({ kind: 'list', isOrdered: tag === 'ol', items: [] });
    if (tag === 'dl') addOpen({ kind: 'terms', terms: [] });
    if (tag === 'table') addOpen({ kind: 'table', head: [], rows: [] });
    if (tag === 'tr' && within.kind === 'table') within.rows.push([]);
  }

  function add(block: RichBlock): void {
    blocks.push(block);
    within = { kind: 'none' };
  }

  function addOpen(block: Exclude<Open, { kind: 'none' }>): void {
    blocks.push(block);
    within = block;
  }

  function heading(): RichBlock {
    const text = textOf(line);
    const count = (alike.get(text) ?? 0) + 1;
    alike.set(text, count);
    const name = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
    return { kind: 'heading', text, name: count === 1 ? name : `${name}-${count}` };
  }
}

/** The block to which parts may still be added. */
type Open =
  | { readonly kind: 'none' }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: Line[] }
  | { readonly kind: 'terms'; readonly terms: { readonly isTerm: boolean; readonly line: Line }[] }
  | { readonly kind: 'table'; readonly head: Line[]; readonly rows: Line[][] };

function lastRowOf(rows: Line[][]): Line[] {
  const last = rows.at(-1) ?? [];
  if (rows.length === 0) rows.push(last);
  return last;
}

export function textOf(line: Line): string {
  return line
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** Where a link leads, or null where it leads nowhere a shopper may be led. */
function safeHref(attributes: string): string | null {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const href = decoded(double ?? single ?? '').trim();
  return /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(href) ? href : null;
}
