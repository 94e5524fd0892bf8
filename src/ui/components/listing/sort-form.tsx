import { observer } from 'mobx-react-lite';
import { useHref, useMessages } from '#ui/hooks/messages-context.ts';
import type { ProductListModel } from '#viewmodels/catalog/product-list-model.ts';
import { catalogMessages } from '#viewmodels/messages/catalog/en.ts';
import { HiddenFields } from './hidden-fields.tsx';
import css from './sort-form.module.css';
import { useListNavigation } from './use-list-navigation.ts';

/** Sorts by address; without scripts it is a form with a button. */
export const SortForm = observer(({ model }: { readonly model: ProductListModel }) => {
  const messages = useMessages(catalogMessages);
  const go = useListNavigation();
  return (
    <form action={useHref(model.filters.formAddress)} method="get" className={css['form']}>
      <HiddenFields fields={model.fieldsBesideSort} />
      <label htmlFor="sort">{messages.sortBy}</label>
      <select
        key={model.sort}
        id="sort"
        name="sort"
        defaultValue={model.sort}
        className={css['select']}
        onChange={(event) => go(model.sortedAddress(event.currentTarget.value))}
      >
        {model.sortChoices.map((id) => (
          <option key={id} value={id}>
            {messages.sorts[id]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={css['submit']}>
          {messages.sort}
        </button>
      </noscript>
    </form>
  );
});
