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
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useQuery } from '#ui/hooks/use-query.ts';
import { catalogMessages } from '#viewmodels/messages/catalog/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { keptMessages } from '#viewmodels/messages/kept/en.ts';
import { searchMessages } from '#viewmodels/messages/search/en.ts';
import type { KeptShopModel } from '#viewmodels/offline/kept-shop-model.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
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
  const { loading } = useMessages(commonMessages);
  if (model.kind === 'pages') return <SavedPages model={model} />;
  if (model.kind === 'found') return <FoundCached model={model} />;
  return (
    <>
      <title>{documentTitle(loading)}</title>
      <EmptyState isPage title={loading} />
    </>
  );
});

/** The pages on the device, to go on from. */
const SavedPages = observer(({ model: { pages } }: Props) => {
  const messages = useMessages(keptMessages);
  const common = useMessages(commonMessages);
  return (
    <div className={css['page']}>
      <title>{documentTitle(messages.title)}</title>
      <h1 tabIndex={-1}>{messages.title}</h1>
      {pages.length === 0 ? (
        <EmptyState title={messages.none} text={messages.noneText} />
      ) : (
        <>
          <p className={css['quiet']}>{messages.text}</p>
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
const FoundCached = observer(({ model: { text, told, cards } }: Props) => {
  const messages = useMessages(keptMessages);
  const search = useMessages(searchMessages);
  const { products } = useMessages(catalogMessages);
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
        <EmptyState title={messages.notFound} />
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
        {messages.pages}
      </LinkButton>
    </div>
  );
});
