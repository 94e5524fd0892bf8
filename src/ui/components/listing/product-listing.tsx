import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import type { Urgency } from '#ui/components/picture.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ProductListModel } from '#viewmodels/catalog/product-list-model.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';
import { Told } from '../told.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterForm } from './filter-form.tsx';
import { NoHits } from './no-hits.tsx';
import { ProductList } from './product-list.tsx';
import css from './product-listing.module.css';
import { RenewalFailed } from './renewal-failed.tsx';
import { SortForm } from './sort-form.tsx';

type Props = {
  readonly model: ProductListModel;
  readonly firstRow: Urgency;
  /** What stands in the place of a list that has nothing, whatever is chosen. */
  readonly nothing: ReactNode;
};

/** A list of products with all that narrows, sorts and pages it; each choice is an address. */
export const ProductListing = observer(({ model, firstRow, nothing }: Props) => {
  const messages = useMessages(filterMessages);
  const { filters } = model;
  if (model.isEmpty && filters.chosenCount === 0 && model.renewal === 'none') return nothing;
  return (
    <div className={css['listing']}>
      <div className={css['tools']}>
        {/* Said after each choice, also where as many are left. */}
        <Told key={filters.chosen.flatMap(({ ids }) => ids).join()}>{model.countText}</Told>
        <SortForm model={model} />
      </div>
      <section aria-label={messages.filters} className={css['filters']}>
        <div id="filters" className={css['column']}>
          {/* The boundary lets the browser take over the many controls after the rest of the page. */}
          <Suspense fallback={null}>
            <FilterForm model={filters} />
          </Suspense>
        </div>
        <FilterBar model={model} />
      </section>
      <div className={css['list']}>
        {model.renewal === 'failed' && <RenewalFailed />}
        {model.isEmpty ? <NoHits model={filters} /> : <ProductList model={model} firstRow={firstRow} />}
      </div>
    </div>
  );
});
