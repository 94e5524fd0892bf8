import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanStart, Spans } from '#shared/spans.ts';

/** Follows requests: each is a span, and what is asked of the database for it is a part of that. */
export type Following = Spans & {
  /** Does what a span is about, and ends it where that fails. What it asks of the database later, once the span has ended, is no part of it. */
  readonly within: <T>(start: SpanStart, work: (span: Span) => Promise<T>) => Promise<T>;
  /** A statement that has come to its end. */
  readonly statement: (told: {
    readonly sql: string;
    readonly milliseconds: number;
    readonly isFault: boolean;
  }) => void;
};

type Open = { readonly span: Span; isOpen: boolean };

export function createFollowing(spans: Spans): Following {
  const around = new AsyncLocalStorage<Open>();
  return {
    begin: spans.begin,
    async within(start, work) {
      const open: Open = { span: spans.begin(start), isOpen: true };
      try {
        return await around.run(open, () => work(open.span));
      } catch (error) {
        open.span.end({ isFault: true });
        throw error;
      } finally {
        open.isOpen = false;
      }
    },
    statement({ sql, milliseconds, isFault }) {
      const open = around.getStore();
      if (!open?.isOpen) return;
      const name = wordOf(sql);
      const facts = { 'db.system.name': 'postgresql', 'db.operation.name': name };
      spans.begin({ name, kind: 'client', under: open.span.trace, facts, ago: milliseconds }).end({ isFault });
    },
  };
}

const WORDS = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'set', 'start'];

/** How a statement begins, and nothing else of it: what it looks for may be somebody's. */
function wordOf(sql: string): string {
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? '';
  return WORDS.includes(word) ? word : 'other';
}
