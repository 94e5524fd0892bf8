import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useHref, useLangOfNames, useMessages } from '#ui/hooks/messages-context.ts';
import type { FilterValue } from '#viewmodels/catalog/filter-value.ts';
import type { FiltersModel } from '#viewmodels/catalog/filters-model.ts';
import { WITHOUT } from '#viewmodels/catalog/form-address.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';
import css from './chosen-filters.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { useListNavigation } from './use-list-navigation.ts';

/** What is chosen, each to be let go by itself or all at once; a form whose buttons work without scripts. */
export const ChosenFilters = observer(({ model }: { readonly model: FiltersModel }) => {
  const messages = useMessages(filterMessages);
  const go = useListNavigation();
  const action = useHref(model.formAddress);
  const { chips } = model;
  if (chips.length === 0) return null;
  const instead = (address: string) => (event: FormEvent) => {
    event.preventDefault();
    go(address);
  };
  return (
    <form method="get" action={action} className={css['chosen']}>
      <HiddenFields fields={[...model.keptFields, ...model.chosenFields]} />
      {chips.map((value) => (
        <button
          key={`${value.code} ${value.id}`}
          type="submit"
          name={WITHOUT}
          value={`${value.code}:${value.id}`}
          aria-label={messages.remove(value.name)}
          className={css['chip']}
          onClick={instead(model.toggledAddress(value))}
        >
          <ChipName value={value} />
          <svg viewBox="0 0 12 12" aria-hidden="true" className={css['cross']}>
            <path d="m2 2 8 8M10 2 2 10" />
          </svg>
        </button>
      ))}
      <button type="submit" name={WITHOUT} value="all" className={css['clear']} onClick={instead(model.clearedAddress)}>
        {messages.clearAll}
      </button>
    </form>
  );
});

function ChipName({ value: { name, isOurs } }: { readonly value: FilterValue }) {
  return <span lang={useLangOfNames(isOurs)}>{name}</span>;
}
