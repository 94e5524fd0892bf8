import { observer } from 'mobx-react-lite';
import { type FormEvent, useId } from 'react';
import { useHref, useMessages } from '#ui/hooks/messages-context.ts';
import type { FilterGroup, FiltersModel } from '#viewmodels/catalog/filters-model.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';
import css from './filter-form.module.css';
import { FilterGroupView } from './filter-group.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { useListNavigation } from './use-list-navigation.ts';

type Props = {
  readonly model: FiltersModel;
  /** In which order a screen shows the groups; the merchant's where it does not say. */
  readonly arrange?: (groups: readonly FilterGroup[]) => readonly FilterGroup[];
};

/** Everything a list can be narrowed by. Each tick is a new address; without scripts it is a form with a button. */
export const FilterForm = observer(({ model, arrange = asTheyAre }: Props) => {
  const messages = useMessages(filterMessages);
  const why = useId();
  const go = useListNavigation();
  const applyPrice = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    go(model.pricedAddress(pricesIn(new FormData(event.currentTarget))));
  };
  return (
    <form
      method="get"
      autoComplete="off"
      action={useHref(model.formAddress)}
      className={css['form']}
      onSubmit={applyPrice}
    >
      <HiddenFields fields={model.keptFields} />
      {arrange(model.groups).map((group) => (
        <FilterGroupView
          key={[group.code, ...group.values.map(({ id }) => id)].join(' ')} // another list, another group
          group={group}
          prices={group.code === 'price' ? { fields: model.priceFields, scale: model.priceScale } : null}
          chosen={model.chosenFields}
          outId={why}
          onToggle={(value) => go(model.toggledAddress(value))}
        />
      ))}
      {model.hasValuesWithoutHit && (
        <p id={why} className={css['note']}>
          {messages.greyValues}
        </p>
      )}
      <noscript>
        <button type="submit" className={css['submit']}>
          {messages.showItems}
        </button>
      </noscript>
    </form>
  );
});

function asTheyAre(groups: readonly FilterGroup[]): readonly FilterGroup[] {
  return groups;
}

function pricesIn(typed: FormData): { readonly from: string; readonly to: string } {
  const field = (name: string) => String(typed.get(name) ?? '');
  return { from: field('price-from'), to: field('price-to') };
}
