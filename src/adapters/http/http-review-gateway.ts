import { parseSentReview, type WireReview } from '#adapters/wire/parse-review.ts';
import { mapped } from '#adapters/wire/parser.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import type { Fit, NewReview, Review } from '#domain/reviews/review.ts';
import type { ReviewGateway } from '#domain/reviews/review-gateway.ts';
import type { Log } from '#domain/shared/log.ts';
import { withValue } from '#domain/shared/reply.ts';
import type { EntitySearch } from './entity-search.ts';
import { logLeftOut } from './log-left-out.ts';
import type { Transport } from './transport.ts';

type Ports = {
  readonly transport: Transport;
  readonly searchEntities: EntitySearch;
  readonly log: Log;
};

const REVIEWS = 50; // specification §9, reviews (CUST-19)
const APPROVED = 1; // specification §3, review (CUST-17)

/** What shoppers wrote of a product, over HTTP. */
export function createHttpReviewGateway({ transport, searchEntities, log }: Ports): ReviewGateway {
  return {
    async latest(productId) {
      const conditions = [
        { field: 'product_id', kind: 'is', value: productId },
        { field: 'review_status', kind: 'is', value: APPROVED },
      ] as const;
      const query = searchQuery({ conditions, size: REVIEWS, sort: 'created_at:desc' });
      const reply = await searchEntities('review', query);
      return withValue(reply, ({ items, total }) => {
        logLeftOut(log, 'review', items);
        const fit = items.items.filter((review) => review.product_id === productId && isApproved(review));
        return { latest: fit.map(reviewOf), total };
      });
    },
    write: (productId, review) =>
      transport.send({
        method: 'POST',
        url: '/api/review/create',
        auth: 'visitor', // whose it is
        body: { review: wireReviewOf(productId, review) },
        parse: mapped(parseSentReview, () => null),
        isSilent: true,
      }),
  };
}

function isApproved({ review_status: status }: WireReview): boolean {
  return status === APPROVED;
}

/** What shoppers are asked to judge. */
const RATING = 'Quality';

function wireReviewOf(product_id: number, { author, title, detail, stars, fit }: NewReview): object {
  const ratings = stars === null ? [] : [{ rating_name: RATING, value: stars }];
  const said = { product_id, title, detail, nickname: author, review_entity: 'product', customer_id: null, ratings };
  return fit === null ? said : { ...said, fit: wireFits[fit] };
}

const wireFits = { small: 'small', 'as-expected': 'as_expected', large: 'large' } as const satisfies Record<
  Fit,
  string
>;

function fitOf(told: WireReview['fit']): Fit | null {
  return told === 'as_expected' ? 'as-expected' : told;
}

function reviewOf({ id, title, detail, nickname, created_at, ratings, fit }: WireReview): Review {
  const values = ratings.items.map(({ value }) => value).filter((value) => value >= 1 && value <= 5);
  const sum = values.reduce((total, value) => total + value, 0);
  const stars = values.length > 0 ? Math.round(sum / values.length) : null;
  return { id, title, detail, author: nickname, stars, fit: fitOf(fit), at: created_at };
}
