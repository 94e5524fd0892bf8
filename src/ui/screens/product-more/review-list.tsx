import { Sentence } from '#ui/components/sentence.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import type { ReviewView } from '#viewmodels/product-more/reviews-view.ts';
import css from './review-list.module.css';

/** What shoppers wrote, the newest first. */
export function ReviewList({ reviews }: { readonly reviews: readonly ReviewView[] }) {
  return (
    <ul className={css['list']}>
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </ul>
  );
}

function Review({ review: { title, detail, author, day, stars, fit } }: { readonly review: ReviewView }) {
  const messages = useMessages(productMoreMessages);
  return (
    <li className={css['review']}>
      {(stars ?? fit) !== null && <p className={css['stars']}>{[stars, fit].filter(Boolean).join(' · ')}</p>}
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
            text={messages.byOn}
            parts={{ author: <span>{author}</span>, day: <time dateTime={day.at}>{day.text}</time> }}
          />
        )}
      </p>
    </li>
  );
}
