/**
 * Where a text of the merchant has a block: `{{block block_id="returns-promise"}}`, as Magento writes it, or the same with
 * the number of the block. Its `widget` with a `block_id` is the same.
 */
export type PlacedBlock = { readonly kind: 'id'; readonly id: number } | NamedBlock;

type NamedBlock = { readonly kind: 'identifier'; readonly identifier: string };

const MARK = /\{\{([^{}]*)\}\}/g;
const NAME = /^(?:block|widget)\s(?:.*\s)?block_id\s?=\s?["']([\w.~-]{1,100})["']/s;
const NUMBER = /^\d{1,10}$/;
const MOST = 30; // nobody writes a page of more by hand, and each is asked for

/** The blocks of a text, each once, in its order. */
export function placedBlocks(text: string): readonly PlacedBlock[] {
  const names = Array.from(text.matchAll(MARK), ([, mark = '']) => nameIn(mark));
  return [...new Set(names.filter((name) => name !== null))].slice(0, MOST).map(placedBlock);
}

/**
 * The text with `contentOf` in the place of each block, '' where there is none. What stands in a block is not looked
 * through again, so that no block can hold itself: a block within another is left out.
 */
export function withBlocks(text: string, contentOf: (block: PlacedBlock) => string): string {
  return text.replaceAll(MARK, (whole, mark: string) => {
    const name = nameIn(mark);
    return name === null ? whole : withBlocksLeftOut(contentOf(placedBlock(name)));
  });
}

/** As the merchant wrote it, for who looks after the texts. */
export function blockName(block: PlacedBlock): string {
  return block.kind === 'id' ? String(block.id) : block.identifier;
}

function withBlocksLeftOut(text: string): string {
  return text.replaceAll(MARK, (whole, mark: string) => (nameIn(mark) === null ? whole : ''));
}

function nameIn(mark: string): string | null {
  return NAME.exec(mark.trim())?.[1] ?? null;
}

function placedBlock(name: string): PlacedBlock {
  return NUMBER.test(name) ? { kind: 'id', id: Number(name) } : { kind: 'identifier', identifier: name };
}
