import { observer } from 'mobx-react-lite';
import { BannerPicture } from '#ui/components/banner-picture.tsx';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ListSkeleton } from '#ui/components/listing/list-skeleton.tsx';
import { ProductListing } from '#ui/components/listing/product-listing.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CategoryPreview } from '#viewmodels/catalog/category-preview.ts';
import type { CategoryScreenModel } from '#viewmodels/catalog/category-screen-model.ts';
import { catalogMessages } from '#viewmodels/messages/catalog/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { CategoryHead } from './category-head.tsx';
import css from './category-screen.module.css';

type Props = {
  readonly model: CategoryScreenModel;
  /** The head of a category whose list is on its way; null for one that is there. */
  readonly preview?: CategoryPreview | null;
};

export const CategoryScreen = observer(({ model, preview = null }: Props) => {
  const head = preview ?? model.head;
  if (head === null) return <FailedCategory isOffline={model.isOffline} />;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.metaDescription} />
      <div className={css['page']}>
        <Breadcrumbs breadcrumbs={head.breadcrumbs} current={head} />
        <CategoryHead {...head} />
        <Subcategories links={head.subcategories} />
        {preview ? (
          <ListSkeleton />
        ) : (
          <ProductListing
            model={model.list}
            firstRow={head.banner ? 'early' : 'first'}
            nothing={<NoProducts parent={head.breadcrumbs.at(-1)} />}
          />
        )}
        {head.closing && (
          <div className={css['closing']}>
            <BannerPicture source={head.closing} alt={head.name} isAlwaysWide />
          </div>
        )}
      </div>
    </>
  );
});

function Subcategories({ links }: { readonly links: CategoryPreview['subcategories'] }) {
  const messages = useMessages(catalogMessages);
  if (links.length === 0) return null;
  return (
    <nav aria-label={messages.subcategories}>
      <ul className={css['chips']}>
        {links.map(({ name, address }) => (
          <li key={address}>
            <ShopLink to={address} className={css['chip']}>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoProducts({ parent }: { readonly parent: { readonly name: string; readonly address: string } | undefined }) {
  const home = useMessages(commonMessages).home;
  const messages = useMessages(catalogMessages);
  return (
    <EmptyState title={messages.empty} text={messages.emptyText} role="status">
      <LinkButton kind="second" to={parent?.address ?? '/'}>
        {messages.seeMoreIn(parent?.name ?? home)}
      </LinkButton>
    </EmptyState>
  );
}

/** Without a network a notice says what is missing (CAT-057), and the page what is there. */
function FailedCategory({ isOffline }: { readonly isOffline: boolean }) {
  const common = useMessages(commonMessages);
  const messages = useMessages(catalogMessages);
  return (
    <div className={css['page']}>
      <title>{documentTitle(common.cannotShowPage)}</title>
      <EmptyState isPage title={messages.failed} text={isOffline ? messages.savedHere : common.restWorks} role="alert">
        <RetryLink />
      </EmptyState>
    </div>
  );
}
