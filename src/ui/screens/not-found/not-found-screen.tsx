import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ProductCardView } from '#ui/components/product-card-view.tsx';
import grid from '#ui/components/product-grid.module.css';
import { Sentence } from '#ui/components/sentence.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useQuery } from '#ui/use-query.ts';
import { useWords } from '#ui/words-context.ts';
import { documentTitle } from '#viewmodels/document-title.ts';
import type { NotFoundScreenModel } from '#viewmodels/not-found/not-found-screen-model.ts';
import { failureWords } from '#viewmodels/words/failures/en.ts';
import { SearchForm } from '../search/search-form.tsx';
import css from './not-found-screen.module.css';

export const NotFoundScreen = observer(({ model }: { readonly model: NotFoundScreenModel }) => {
  const cardsId = useId();
  const words = useWords(failureWords);
  const search = useQuery();
  const from = search.get('from');
  const tried = model.triedAddress(from);
  return (
    <div className={css['page']}>
      <title>{documentTitle(words.notFoundTitle)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{words.notFound}</h1>
      {tried && (
        <p className={css['tried']}>
          <Sentence text={words.youAskedFor} parts={{ address: <code>{tried}</code> }} />
        </p>
      )}
      <p className={css['quiet']}>{words.notFoundText}</p>
      <SearchForm text={model.wordsOf(from)} />
      {model.cardsTitle && (
        <section aria-labelledby={cardsId} className={css['near']}>
          <h2 id={cardsId} className={css['heading']}>
            {model.cardsTitle}
          </h2>
          <ul className={grid['grid']}>
            {model.cards.map((card) => (
              <li key={card.sku}>
                <ProductCardView card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {model.categories.length > 0 && (
        <ul className={css['ways']}>
          {model.categories.map(({ id, name, address }) => (
            <li key={id}>
              <ShopLink to={address} className={css['way']}>
                {name}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/">{words.toFrontPage}</LinkButton>
    </div>
  );
});
