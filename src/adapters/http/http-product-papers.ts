import { searchQuery } from '#domain/catalog/search-query.ts';
import type { NewReview, ProductPapers, Review, SizeGuide } from '#domain/content/product-papers.ts';
import type { Log } from '#domain/shared/log.ts';
import { withValue } from '#domain/shared/reply.ts';
import {
  parseReview,
  parseSentReview,
  parseSizeGuide,
  type WireReview,
  type WireSizeGuide,
} from '#wire/parse-papers.ts';
import { parseSearchResult } from '#wire/parse-search-result.ts';
import { mapped } from '#wire/parser.ts';
import { logLeftOut } from './log-left-out.ts';
import { searchCall } from './search-call.ts';
import type { Transport } from './transport.ts';

type Ports = { readonly transport: Transport; readonly log: Log };

const REVIEWS = 50; // specification §9, reviews (CUST-19)
const reviewResult = parseSearchResult(parseReview);

/** What shoppers wrote of a product and how it fits, over HTTP; a product without a size guide is told in silence. */
export function createHttpProductPapers({ transport, log }: Ports): ProductPapers {
  return {
    async reviews(productId) {
      const conditions = [
        { field: 'product_id', kind: 'is', value: productId },
        { field: 'review_status', kind: 'is', value: 1 },
      ] as const;
      const query = searchQuery({ conditions, size: REVIEWS, sort: 'created_at:desc' });
      const reply = await transport.send(searchCall('review', query, reviewResult));
      return withValue(reply, ({ items, total }) => {
        logLeftOut(log, 'review', items);
        return { latest: items.items.map(reviewOf), total };
      });
    },
    write: (productId, review) =>
      transport.send({
        method: 'POST',
        url: '/api/review/create',
        body: { review: wireReviewOf(productId, review) },
        parse: mapped(parseSentReview, () => null),
        isSilent: true,
      }),
    sizeGuide: ({ sku, designer }) =>
      transport.send({
        method: 'POST',
        url: '/api/product/size-guide-collection',
        body: { sku, designer },
        parse: mapped(parseSizeGuide, sizeGuideOf),
        isSilent: true,
      }),
  };
}

/** What shoppers are asked to judge. */
const RATING = 'Quality';

function wireReviewOf(product_id: number, { author, title, detail, stars }: NewReview): object {
  const ratings = stars === null ? [] : [{ rating_name: RATING, value: stars }];
  return { product_id, title, detail, nickname: author, review_entity: 'product', customer_id: null, ratings };
}

function reviewOf({ id, title, detail, nickname, created_at, ratings }: WireReview): Review {
  const values = ratings.items.map(({ value }) => value).filter((value) => value >= 1 && value <= 5);
  const sum = values.reduce((total, value) => total + value, 0);
  const stars = values.length > 0 ? Math.round(sum / values.length) : null;
  return { id, title, detail, author: nickname, stars, at: created_at };
}

function sizeGuideOf({ title, notes, tables }: WireSizeGuide): SizeGuide {
  return { title, notes: notes ?? '', tables };
}
