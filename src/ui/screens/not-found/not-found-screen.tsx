import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ProductCardView } from '#ui/components/product-card-view.tsx';
import grid from '#ui/components/product-grid.module.css';
import { SearchForm } from '#ui/components/search-form.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useQuery } from '#ui/hooks/use-query.ts';
import { failureMessages } from '#viewmodels/messages/failures/en.ts';
import { missingMessages } from '#viewmodels/messages/missing/en.ts';
import type { NotFoundScreenModel } from '#viewmodels/not-found/not-found-screen-model.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import css from './not-found-screen.module.css';

type Props = { readonly model: NotFoundScreenModel };

export const NotFoundScreen = observer(({ model }: Props) => {
  const messages = useMessages(missingMessages);
  const { toFrontPage } = useMessages(failureMessages);
  const search = useQuery();
  const from = search.get('from');
  const tried = model.triedAddress(from);
  return (
    <div className={css['page']}>
      <title>{documentTitle(messages.notFoundTitle)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{messages.notFound}</h1>
      {tried && (
        <p className={css['tried']}>
          <Sentence text={messages.youAskedFor} parts={{ address: <code>{tried}</code> }} />
        </p>
      )}
      <p className={css['quiet']}>{messages.notFoundText}</p>
      <SearchForm text={model.wordsOf(from)} />
      <Near model={model} />
      <Ways model={model} />
      <LinkButton to="/">{toFrontPage}</LinkButton>
    </div>
  );
});

/** Pieces that may be what was looked for. */
const Near = observer(({ model: { cardsTitle, cards } }: Props) => {
  const id = useId();
  if (!cardsTitle) return null;
  return (
    <section aria-labelledby={id} className={css['near']}>
      <h2 id={id} className={css['heading']}>
        {cardsTitle}
      </h2>
      <ul className={grid['grid']}>
        {cards.map((card) => (
          <li key={card.sku}>
            <ProductCardView card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The categories, to go on from. */
const Ways = observer(({ model: { categories } }: Props) => {
  if (categories.length === 0) return null;
  return (
    <ul className={css['ways']}>
      {categories.map(({ id, name, address }) => (
        <li key={id}>
          <ShopLink to={address} className={css['way']}>
            {name}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
});
