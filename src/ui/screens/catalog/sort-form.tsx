import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { CategoryScreenModel } from '#viewmodels/catalog/category-screen-model.ts';
import css from './sort-form.module.css';

/** Sorts by address; without scripts it is a form with a button. */
export const SortForm = observer(({ model }: { readonly model: CategoryScreenModel }) => {
  const navigate = useNavigate();
  return (
    <form action={model.address} method="get" className={css['form']}>
      <label htmlFor="sort">Sort by</label>
      <select
        key={model.sort}
        id="sort"
        name="sort"
        defaultValue={model.sort}
        className={css['select']}
        onChange={(event) => void navigate(model.sortedAddress(event.currentTarget.value))}
      >
        {model.sortChoices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={css['submit']}>
          Sort
        </button>
      </noscript>
    </form>
  );
});
