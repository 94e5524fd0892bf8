import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import type { NotFoundScreenModel } from '#viewmodels/not-found/not-found-screen-model.ts';
import css from './not-found-screen.module.css';

export const NotFoundScreen = observer(({ model }: { readonly model: NotFoundScreenModel }) => {
  const [search] = useSearchParams();
  const tried = model.triedAddress(search.get('from'));
  return (
    <div className={css['page']}>
      <title>{model.title}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{model.heading}</h1>
      {tried && (
        <p className={css['tried']}>
          You asked for <code>{tried}</code>
        </p>
      )}
      <p className={css['quiet']}>It may have moved, or the address has a slip in it. Here is the way back in.</p>
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
      <LinkButton to="/">Go to the front page</LinkButton>
    </div>
  );
});
