import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useWords } from '#ui/words-context.ts';
import { documentTitle } from '#viewmodels/document-title.ts';
import { likelyWords } from '#viewmodels/not-found/likely-words.ts';
import type { NotFoundScreenModel } from '#viewmodels/not-found/not-found-screen-model.ts';
import { failureWords } from '#viewmodels/words/failures/en.ts';
import { SearchForm } from '../search/search-form.tsx';
import css from './not-found-screen.module.css';

export const NotFoundScreen = observer(({ model }: { readonly model: NotFoundScreenModel }) => {
  const words = useWords(failureWords);
  const [search] = useSearchParams();
  const tried = model.triedAddress(search.get('from'));
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
      <SearchForm text={likelyWords(tried)} />
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
