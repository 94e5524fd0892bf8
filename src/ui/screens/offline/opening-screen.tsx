import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ProductCardView } from '#ui/components/product-card-view.tsx';
import grid from '#ui/components/product-grid.module.css';
import { SearchForm } from '#ui/components/search-form.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { Told } from '#ui/components/told.tsx';
import { useQuery } from '#ui/hooks/use-query.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { KeptShopModel } from '#viewmodels/offline/kept-shop-model.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { catalogWords } from '#viewmodels/words/catalog/en.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { keptWords } from '#viewmodels/words/kept/en.ts';
import { searchWords } from '#viewmodels/words/search/en.ts';
import css from './opening-screen.module.css';

type Props = { readonly model: KeptShopModel };

/** Stands until a page that the device keeps is there, and where none can come with what else is on the device. */
export const OpeningScreen = observer(({ model }: Props) => {
  const { pathname } = useLocation();
  const query = useQuery();
  const navigate = useNavigate();
  useEffect(() => void model.open({ pathname, query }), [model, pathname, query]);
  useEffect(() => {
    if (model.isOver) navigate(0);
  }, [model.isOver, navigate]);
  const { loading } = useWords(commonWords);
  if (model.kind === 'pages') return <SavedPages model={model} />;
  if (model.kind === 'found') return <FoundAtHand model={model} />;
  return (
    <>
      <title>{documentTitle(loading)}</title>
      <EmptyState isPage title={loading} />
    </>
  );
});

/** The pages on the device, to go on from. */
const SavedPages = observer(({ model: { pages } }: Props) => {
  const words = useWords(keptWords);
  const common = useWords(commonWords);
  return (
    <div className={css['page']}>
      <title>{documentTitle(words.title)}</title>
      <h1 tabIndex={-1}>{words.title}</h1>
      {pages.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <>
          <p className={css['quiet']}>{words.text}</p>
          <ul className={css['pages']}>
            {pages.map(({ address, name, saved }) => (
              <li key={address} className={css['row']}>
                <ShopLink to={address} className={css['name']}>
                  {name}
                </ShopLink>
                {saved && (
                  <time dateTime={saved.at} className={css['quiet']}>
                    {saved.text}
                  </time>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <LinkButton to="/" kind="second">
        {common.home}
      </LinkButton>
    </div>
  );
});

/** The page of results, from the device alone. */
const FoundAtHand = observer(({ model: { text, told, cards } }: Props) => {
  const words = useWords(keptWords);
  const search = useWords(searchWords);
  const { products } = useWords(catalogWords);
  return (
    <div className={css['page']}>
      <title>{documentTitle(`${search.results}: ${text}`)}</title>
      <hgroup>
        <h1 tabIndex={-1}>{search.results}</h1>
        <p>{search.resultsFor(text)}</p>
      </hgroup>
      <SearchForm key={text} text={text} />
      <Told>{told}</Told>
      {cards.length === 0 ? (
        <EmptyState title={words.notFound} />
      ) : (
        <ul aria-label={products} className={grid['grid']}>
          {cards.map((card) => (
            <li key={card.sku}>
              <ProductCardView card={card} />
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/offline" kind="second">
        {words.pages}
      </LinkButton>
    </div>
  );
});
