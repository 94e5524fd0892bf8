import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '#ui/components/button.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import type { ProductMoreModel } from '#viewmodels/product-more/product-more-model.ts';
import type { ReviewsView } from '#viewmodels/product-more/reviews-view.ts';
import { ReviewList } from './review-list.tsx';
import css from './reviews.module.css';

type Props = { readonly model: ProductMoreModel };
type SectionProps = Props & {
  /** What follows the reviews, whether there are any or not. */
  readonly children: ReactNode;
};

/** What shoppers wrote. A failure is said here and takes nothing else down. */
export const Reviews = observer(({ model, children }: SectionProps) => {
  const messages = useMessages(productMoreMessages);
  const common = useMessages(commonMessages);
  const { reviews } = model;
  const isLoading = model.reviewState === 'loading';
  return (
    <section aria-labelledby="reviews" aria-busy={isLoading} className={css['section']}>
      <h2 id="reviews" className={css['heading']}>
        {messages.reviews}
      </h2>
      {isLoading && [1, 2, 3].map((line) => <SkeletonBlock key={line} />)}
      {model.reviewState === 'failed' && (
        <div className={css['failed']}>
          <p>{messages.reviewsFailed}</p>
          <Button kind="second" onClick={() => void model.open()}>
            {common.retry}
          </Button>
        </div>
      )}
      {reviews && <ReadyReviews reviews={reviews} model={model} />}
      {!isLoading && children}
    </section>
  );
});

function ReadyReviews({ reviews, model }: Props & { readonly reviews: ReviewsView }) {
  const messages = useMessages(productMoreMessages);
  if (reviews.average === null) return <p className={css['none']}>{messages.noReviews}</p>;
  return (
    <>
      <p className={css['average']}>{reviews.average}</p>
      {reviews.latest !== null && <p className={css['none']}>{reviews.latest}</p>}
      <fieldset className={css['choices']}>
        <legend className={css['legend']}>{messages.filter}</legend>
        {reviews.choices.map(({ stars, label, count, isChosen }) => (
          <label key={label} className={css['choice']}>
            <input
              type="radio"
              name="review-stars"
              checked={isChosen}
              disabled={count === 0}
              onChange={() => model.showStars(stars)}
            />
            <span>{label}</span> <span className={css['count']}>{count}</span>
          </label>
        ))}
      </fieldset>
      <ReviewList reviews={reviews.shown} />
      {reviews.hasMore && (
        <Button kind="second" onClick={model.showMoreReviews}>
          {messages.showMore}
        </Button>
      )}
    </>
  );
}
