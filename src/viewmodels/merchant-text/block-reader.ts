import { type Line, type RichBlock, textOf } from './rich-block.ts';

type BlockReader = {
  /** Puts a line where the tag that ends it says: into the block that is under way, or as one of its own. */
  readonly end: (line: Line, tag: string) => void;
  /** Begins the block that a tag opens; other tags open none. */
  readonly begin: (tag: string) => void;
  readonly all: () => readonly RichBlock[];
};

/** Puts lines together to blocks; the block under way grows in place, and nothing is copied for a line. */
export function createBlockReader(): BlockReader {
  const blocks: RichBlock[] = [];
  const nameOf = createHeadingNames();
  let within: Open = { kind: 'none' };

  const add = (block: RichBlock, open: Open = { kind: 'none' }): void => {
    blocks.push(block);
    within = open;
  };
  const addOpen = (block: RichBlock & Open): void => add(block, block);

  return {
    end(line, tag) {
      if (line.every(({ text }) => text.trim() === '') && tag !== '/td') return;
      if (/^\/h[1-6]$/.test(tag)) add({ kind: 'heading', text: textOf(line), name: nameOf(textOf(line)) });
      else if (!takes(within, line, tag)) add({ kind: 'paragraph', line });
    },
    begin(tag) {
      if (tag === 'ul' || tag === 'ol') addOpen({ kind: 'list', isOrdered: tag === 'ol', items: [] });
      if (tag === 'dl') addOpen({ kind: 'terms', terms: [] });
      if (tag === 'table') addOpen({ kind: 'table', head: [], rows: [] });
      if (tag === 'tr' && within.kind === 'table') within.rows.push([]);
    },
    all: () => blocks,
  };
}

/** The block to which parts may still be added. */
type Open =
  | { readonly kind: 'none' }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: Line[] }
  | { readonly kind: 'terms'; readonly terms: { readonly isTerm: boolean; readonly line: Line }[] }
  | { readonly kind: 'table'; readonly head: Line[]; readonly rows: Line[][] };

/** Adds a line to the open block, where the tag that ends it belongs to such a block. Answers whether it did. */
function takes(open: Open, line: Line, tag: string): boolean {
  if (open.kind === 'list' && /^(?:\/?li|\/[uo]l)$/.test(tag)) open.items.push(line);
  else if (open.kind === 'terms' && /^\/?d[tdl]$/.test(tag)) open.terms.push({ isTerm: tag === '/dt', line });
  else if (open.kind === 'table' && tag === '/th') open.head.push(line);
  else if (open.kind === 'table' && tag === '/td') lastRowOf(open.rows).push(line);
  else return false;
  return true;
}

function lastRowOf(rows: Line[][]): Line[] {
  const last = rows.at(-1) ?? [];
  if (rows.length === 0) rows.push(last);
  return last;
}

/** Names for the headings of one text; those of the same words are numbered. */
function createHeadingNames(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    const name = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
    return count === 1 ? name : `${name}-${count}`;
  };
}
