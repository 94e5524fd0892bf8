import { decoded } from './html-text.ts';
import type { Inline, Line } from './rich-block.ts';

type LineReader = {
  readonly addWords: (text: string) => void;
  /** A tag that may stand within a line says how the words after it are marked; any other is left out. */
  readonly mark: (tag: string, attributes: string) => void;
  /** The line so far. The next one begins without any mark. */
  readonly take: () => Line;
};

/** Reads the words of one line after the other; the line under way grows in place, and nothing is copied for a word. */
export function createLineReader(): LineReader {
  let line: Inline[] = [];
  let style: Exclude<Inline['kind'], 'link'> = 'text';
  let href: string | null = null;

  return {
    addWords(text) {
      const words = line.length === 0 ? text.trimStart() : text;
      const last = line.at(-1);
      if (words === '') return;
      if (href !== null) line.push({ kind: 'link', text: words, href });
      else if (last?.kind === style) line[line.length - 1] = { kind: style, text: last.text + words };
      else line.push({ kind: style, text: words });
    },
    mark(tag, attributes) {
      if (tag === 'a') href = safeHref(attributes);
      else if (tag === '/a') href = null;
      else if (tag === 'strong' || tag === 'b') style = 'strong';
      else if (tag === 'em' || tag === 'i') style = 'emphasis';
      else if (/^\/(?:strong|b|em|i)$/.test(tag)) style = 'text';
    },
    take() {
      const taken = line;
      line = [];
      style = 'text';
      href = null;
      return taken;
    },
  };
}

/** Where a link leads, or null where it leads nowhere a shopper may be led. */
function safeHref(attributes: string): string | null {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const href = decoded(double ?? single ?? '').trim();
  return /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(href) ? href : null;
}
