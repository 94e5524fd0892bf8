import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ProductListModel } from '#viewmodels/catalog/product-list-model.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import css from './filter-bar.module.css';
import type { FilterSheet } from './filter-sheet.tsx';

type Props = { readonly model: ProductListModel };

/** What stands above the list: the way to all filters on small screens, those most used, and those chosen. */
export const FilterBar = observer(({ model }: Props) => {
  const { filters } = model;
  return (
    <div className={css['bar']}>
      <div className={css['quick']}>
        <AllFilters model={model} />
        {filters.promoted.map(({ name, address }) => (
          <ShopLink key={address} to={address} preventScrollReset className={css['chip']}>
            {name}
          </ShopLink>
        ))}
      </div>
      <ChosenFilters model={filters} />
    </div>
  );
});

/** Opens the sheet, whose code comes with the first wish; without it the filters unfold in the page. */
const AllFilters = observer(({ model }: Props) => {
  const [Sheet, setSheet] = useState<{ readonly Component: typeof FilterSheet } | null>(null);
  const messages = useMessages(filterMessages);
  const [isOpen, setOpen] = useState(false);
  const count = model.filters.chosenCount;
  const open = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    event.preventDefault();
    const { ownerDocument, hash } = event.currentTarget;
    const loaded = Sheet ?? (await loadSheet());
    if (loaded === null) {
      ownerDocument.location.hash = hash;
      return;
    }
    setSheet(loaded);
    setOpen(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the filters in the page */}
      <a href="#filters" className={`${css['chip']} ${css['all']}`} onClick={open}>
        {count > 0 ? messages.filtersChosen(count) : messages.filters}
      </a>
      {Sheet && <Sheet.Component model={model} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
});

async function loadSheet(): Promise<{ readonly Component: typeof FilterSheet } | null> {
  try {
    const { FilterSheet: Component } = await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx');
    return { Component };
  } catch {
    return null; // offline before it was ever opened
  }
}
