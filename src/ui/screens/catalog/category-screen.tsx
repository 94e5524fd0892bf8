import { observer } from 'mobx-react-lite';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import type { CategoryScreenModel } from '#viewmodels/catalog/category-screen-model.ts';
import { CategoryHead } from './category-head.tsx';
import css from './category-screen.module.css';
import { CategorySkeleton } from './category-skeleton.tsx';
import { ProductList } from './product-list.tsx';
import { SortForm } from './sort-form.tsx';

type Props = { readonly model: CategoryScreenModel };

export const CategoryScreen = observer(({ model }: Props) => {
  if (model.state === 'loading') return <CategorySkeleton />;
  if (model.state === 'failed') return <FailedCategory />;
  return (
    <>
      <title>{model.title}</title>
      <meta name="description" content={model.metaDescription} />
      <div className={css['page']}>
        <Breadcrumbs trail={model.trail} current={model.name} />
        <CategoryHead name={model.name} intro={model.intro} banner={model.banner} />
        <Subcategories links={model.subcategories} />
        <div className={css['tools']}>
          <p>{model.countText}</p>
          {!model.isEmpty && <SortForm model={model} />}
        </div>
        {model.isEmpty ? <NoProducts parent={model.trail.at(-1)} /> : <ProductList model={model} />}
      </div>
    </>
  );
});

function Subcategories({ links }: { readonly links: CategoryScreenModel['subcategories'] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Subcategories">
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
  return (
    <EmptyState title="No products found" text="There is nothing in this category at the moment." role="status">
      <LinkButton kind="second" to={parent?.address ?? '/'}>
        See more in {parent?.name ?? 'Home'}
      </LinkButton>
    </EmptyState>
  );
}

function FailedCategory() {
  return (
    <div className={css['page']}>
      <title>We cannot show this page – Zari</title>
      <h1 tabIndex={-1} className={css['failed']}>
        We cannot show these pieces right now
      </h1>
      <EmptyState title="The shop did not answer" text="The rest of the shop may still work." role="alert">
        <RetryLink />
      </EmptyState>
    </div>
  );
}
