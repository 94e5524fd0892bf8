import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { useWords } from '#ui/words-context.ts';
import type { CategoryScreenModel } from '#viewmodels/catalog/category-screen-model.ts';
import { catalogWords } from '#viewmodels/words/catalog/en.ts';
import css from './sort-form.module.css';

/** Sorts by address; without scripts it is a form with a button. */
export const SortForm = observer(({ model }: { readonly model: CategoryScreenModel }) => {
  const words = useWords(catalogWords);
  const navigate = useNavigate();
  return (
    <form action={model.address} method="get" className={css['form']}>
      <label htmlFor="sort">{words.sortBy}</label>
      <select
        key={model.sort}
        id="sort"
        name="sort"
        defaultValue={model.sort}
        className={css['select']}
        onChange={(event) => void navigate(model.sortedAddress(event.currentTarget.value))}
      >
        {model.sortChoices.map((id) => (
          <option key={id} value={id}>
            {words.sorts[id]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={css['submit']}>
          {words.sort}
        </button>
      </noscript>
    </form>
  );
});
