import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ProductMoreModel } from '#viewmodels/product-more/product-more-model.ts';
import type { ReviewsView, ReviewView } from '#viewmodels/product-more/reviews-view.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { productMoreWords } from '#viewmodels/words/product-more/en.ts';
import css from './reviews.module.css';

type Props = { readonly model: ProductMoreModel };
type SectionProps = Props & {
  /** What follows the reviews, whether there are any or not. */
  readonly children: ReactNode;
};

/** What shoppers wrote. A failure is said here and takes nothing else down. */
export const Reviews = observer(({ model, children }: SectionProps) => {
  const words = useWords(productMoreWords);
  const common = useWords(commonWords);
  const { reviews } = model;
  const isLoading = model.reviewState === 'loading';
  return (
    <section aria-labelledby="reviews" aria-busy={isLoading} className={css['section']}>
      <h2 id="reviews" className={css['heading']}>
        {words.reviews}
      </h2>
      {isLoading && [1, 2, 3].map((line) => <SkeletonBlock key={line} />)}
      {model.reviewState === 'failed' && (
        <div className={css['failed']}>
          <p>{words.reviewsFailed}</p>
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
  const words = useWords(productMoreWords);
  if (reviews.average === null) return <p className={css['none']}>{words.noReviews}</p>;
  return (
    <>
      <p className={css['average']}>{reviews.average}</p>
      {reviews.latest !== null && <p className={css['none']}>{reviews.latest}</p>}
      <fieldset className={css['choices']}>
        <legend className={css['legend']}>{words.filter}</legend>
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
      <ul className={css['list']}>
        {reviews.shown.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {reviews.hasMore && (
        <Button kind="second" onClick={model.showMoreReviews}>
          {words.showMore}
        </Button>
      )}
    </>
  );
}

function Review({ review: { title, detail, author, day, stars } }: { readonly review: ReviewView }) {
  const words = useWords(productMoreWords);
  return (
    <li className={css['review']}>
      {stars !== null && <p className={css['stars']}>{stars}</p>}
      <h3 dir="auto" className={css['title']}>
        {title}
      </h3>
      <p dir="auto" className={css['detail']}>
        {detail}
      </p>
      <p className={css['byline']}>
        {day === null ? (
          author
        ) : (
          <Sentence
            text={words.byOn}
            parts={{ author: <span>{author}</span>, day: <time dateTime={day.at}>{day.text}</time> }}
          />
        )}
      </p>
    </li>
  );
}
