import { CardRow } from '#ui/components/card-row.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import type { ProductRead as Read } from '#viewmodels/product-more/product-read-model.ts';
import { GuideAdvice, GuideTables } from './guide-text.tsx';
import { ReviewList } from './review-list.tsx';
import css from './reviews.module.css';

/** What comes after a product as a page of its own, for whoever runs no scripts. */
export function ProductRead({ read }: { readonly read: Read }) {
  const messages = useMessages(productMoreMessages);
  return (
    <article className={css['read']}>
      <title>{read.title}</title>
      <h1 tabIndex={-1} lang={useLang()}>
        <ShopLink to={read.address}>{read.name}</ShopLink>
      </h1>
      <section aria-labelledby="reviews" className={css['readPart']}>
        <h2 id="reviews">{messages.reviews}</h2>
        <WrittenReviews reviews={read.reviews} />
      </section>
      <Guides guides={read.guides} />
      <div id="related">
        <CardRow title={messages.related} cards={read.related} />
      </div>
    </article>
  );
}

function WrittenReviews({ reviews }: Pick<Read, 'reviews'>) {
  const messages = useMessages(productMoreMessages);
  if (reviews === null) return <p>{messages.reviewsFailed}</p>;
  if (reviews.average === null) return <p>{messages.noReviews}</p>;
  return (
    <>
      <p>{reviews.average}</p>
      {reviews.latest !== null && <p>{reviews.latest}</p>}
      <ReviewList reviews={reviews.shown} />
    </>
  );
}

/** In both units, since there is nobody to change them for. */
function Guides({ guides }: Pick<Read, 'guides'>) {
  const messages = useMessages(productMoreMessages);
  const [first] = guides;
  const lang = useLang(first?.guide.language);
  if (!first) return null;
  return (
    <section aria-labelledby="size-guide" className={css['readPart']}>
      <h2 id="size-guide">{messages.sizeGuide}</h2>
      {first.guide.title !== '' && <p lang={lang}>{first.guide.title}</p>}
      {guides.map(({ unit, guide }) => (
        <div key={unit} className={css['readPart']}>
          <p>{messages.sizesIn[unit]}</p>
          <GuideTables guide={guide} />
        </div>
      ))}
      <GuideAdvice guide={first.guide} />
    </section>
  );
}
