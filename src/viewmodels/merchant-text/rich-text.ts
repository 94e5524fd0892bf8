import { createBlockReader } from './block-reader.ts';
import { decoded, htmlTokens } from './html-text.ts';
import { createLineReader } from './line-reader.ts';
import type { RichBlock } from './rich-block.ts';

/** What is read of a merchant's text, in characters; what a page would show beyond is left out. */
export const LONGEST_TEXT = 250_000;

const BREAKS = /^\/?(?:p|div|h[1-6]|section|article|blockquote|table|thead|tbody|tr|th|td|br|ul|ol|li|dl|dt|dd)$/;

/**
 * A merchant's HTML as what a page may hold and nothing else (CONT-20): headings, paragraphs, lists, terms, tables,
 * links, and words that are stressed. It is read into values that are drawn by components, so that nothing in it runs;
 * what is not known loses its tags and keeps its words. The work grows with the length alone.
 */
export function richText(html: string): readonly RichBlock[] {
  const lines = createLineReader();
  const blocks = createBlockReader();
  for (const token of htmlTokens(shortened(html))) {
    if ('text' in token) {
      lines.addWords(decoded(token.text));
    } else if (BREAKS.test(token.tag)) {
      blocks.end(lines.take(), token.tag);
      blocks.begin(token.tag);
    } else {
      lines.mark(token.tag, token.attributes);
    }
  }
  blocks.end(lines.take(), ''); // words behind the last tag are a paragraph
  return blocks.all();
}

function shortened(html: string): string {
  if (html.length <= LONGEST_TEXT) return html;
  const start = html.slice(0, LONGEST_TEXT);
  const lastTag = start.lastIndexOf('<');
  return lastTag > start.lastIndexOf('>') ? start.slice(0, lastTag) : start;
}
