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

/**
 * A merchant's HTML as what a page may hold and nothing else (CONT-20): headings, paragraphs, lists, terms, tables,
 * links, and words that are stressed. It is read into values that are drawn by components, so that nothing in it runs;
 * what is not known loses its tags and keeps its words.
 */
export function richText(html: string): readonly RichBlock[] {
  return htmlTokens(html).reduce(read, start).blocks;
}

type State = {
  readonly blocks: readonly RichBlock[];
  readonly line: Line;
  readonly style: Exclude<Inline['kind'], 'link'>;
  readonly href: string | null;
};

const start: State = { blocks: [], line: [], style: 'text', href: null };

function read(state: State, token: HtmlToken): State {
  if ('text' in token) return { ...state, line: withWords(state, decoded(token.text)) };
  const { tag, attributes } = token;
  if (tag === 'a') return { ...state, href: safeHref(attributes) };
  if (tag === '/a') return { ...state, href: null };
  if (tag === 'strong' || tag === 'b') return { ...state, style: 'strong' };
  if (tag === 'em' || tag === 'i') return { ...state, style: 'emphasis' };
  if (/^\/(?:strong|b|em|i)$/.test(tag)) return { ...state, style: 'text' };
  if (!BREAKS.test(tag)) return state;
  return { ...start, blocks: opened(closed(state, tag), tag) };
}

const BREAKS = /^\/?(?:p|div|h[1-6]|section|article|blockquote|table|thead|tbody|tr|th|td|br|ul|ol|li|dl|dt|dd)$/;

function withWords({ line, style, href }: State, text: string): Line {
  const isFirst = line.length === 0;
  const words = isFirst ? text.trimStart() : text;
  if (words === '') return line;
  const last = line.at(-1);
  if (href === null && last?.kind === style) return [...line.slice(0, -1), { kind: style, text: last.text + words }];
  return [...line, href === null ? { kind: style, text: words } : { kind: 'link', text: words, href }];
}

/** The words so far go where the tag that ends them says. */
function closed({ blocks, line }: State, tag: string): readonly RichBlock[] {
  const last = blocks.at(-1);
  const before = blocks.slice(0, -1);
  if (line.every(({ text }) => text.trim() === '') && tag !== '/td') return blocks;
  if (/^\/h[1-6]$/.test(tag)) return [...blocks, heading(line, blocks)];
  if (last?.kind === 'list' && /^(?:\/?li|\/[uo]l)$/.test(tag))
    return [...before, { ...last, items: [...last.items, line] }];
  if (last?.kind === 'terms' && /^\/?d[tdl]$/.test(tag))
    return [...before, { ...last, terms: [...last.terms, { isTerm: tag === '/dt', line }] }];
  if (last?.kind === 'table' && tag === '/th') return [...before, { ...last, head: [...last.head, line] }];
  if (last?.kind === 'table' && tag === '/td') return [...before, { ...last, rows: withCell(last.rows, line) }];
  return [...blocks, { kind: 'paragraph', line }];
}

function opened(blocks: readonly RichBlock[], tag: string): readonly RichBlock[] {
  const last = blocks.at(-1);
  if (tag === 'ul' || tag === 'ol') return [...blocks, { kind: 'list', isOrdered: tag === 'ol', items: [] }];
  if (tag === 'dl') return [...blocks, { kind: 'terms', terms: [] }];
  if (tag === 'table') return [...blocks, { kind: 'table', head: [], rows: [] }];
  if (tag === 'tr' && last?.kind === 'table') return [...blocks.slice(0, -1), { ...last, rows: [...last.rows, []] }];
  return blocks;
}

type Cells = readonly (readonly Line[])[];

function withCell(rows: Cells, cell: Line): Cells {
  return [...rows.slice(0, -1), [...(rows.at(-1) ?? []), cell]];
}

function heading(line: Line, blocks: readonly RichBlock[]): RichBlock {
  const text = textOf(line);
  const name = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const alike = blocks.filter((block) => block.kind === 'heading' && block.text === text).length;
  return { kind: 'heading', text, name: alike === 0 ? name : `${name}-${alike + 1}` };
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
