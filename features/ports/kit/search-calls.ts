import { type Reply, withValue } from '#domain/shared/reply.ts';
import { NotAskable, said, seen, text } from './port-limits.ts';
import type { Calls, Said } from './said.ts';
import { type Asked, parsed, queryOf } from './search-question.ts';
import { seenProduct, seenResult } from './seen-search.ts';

const PAGE = ['type', 'size', 'from', 'sort'];

/** What a search is through the port. */
export const searchCalls: Calls = {
  catalogSearch: (call) => {
    const { request = '{}', ...page } = said(call.query, ...PAGE, 'request');
    return search(call, { ...page, searchQuery: parsed(text(request)) });
  },
  catalogSearchPost: (call) => search(call, said(call.body, ...PAGE, 'searchQuery')),
};

async function search(call: Said, asked: Asked): Promise<Reply<unknown>> {
  const query = queryOf(asked);
  const index = call.ports.search;
  switch (asked['type']) {
    case 'product':
      return withValue(await index.products(query), (found) => seenResult(found, query, seenProduct(query, call)));
    case 'category':
      return withValue(await index.categories(query), (found) =>
        seenResult(found, query, ({ id, name, level, position, parentId }) =>
          seen({ id, name, level, position, parent_id: parentId }),
        ),
      );
    case 'attribute':
      return withValue(await index.attributes(query), (found) =>
        seenResult(found, query, ({ code, options }) =>
          seen({ attribute_code: code, options: options.map(({ id, label }) => seen({ value: id, label })) }),
        ),
      );
    default:
      throw new NotAskable(`no port searches for ${JSON.stringify(asked['type'])}`);
  }
}
