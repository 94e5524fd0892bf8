import { Swatch } from '#ui/components/swatch.tsx';
import type { FilterGroup, FilterValue } from '#viewmodels/catalog/filters-model.ts';
import type { PriceFields } from '#viewmodels/catalog/price-fields.ts';
import css from './filter-group.module.css';
import { PriceFieldsView } from './price-fields-view.tsx';
import { useTick } from './use-tick.ts';

type Props = {
  readonly group: FilterGroup;
  /** What the fields of the price show; null for any other group. */
  readonly prices: PriceFields | null;
  readonly onToggle: (value: FilterValue) => void;
};

/** The values of one attribute. */
export function FilterGroupView({ group: { code, name, values }, prices, onToggle }: Props) {
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{name}</legend>
      <div className={code === 'size' ? `${css['values']} ${css['short']}` : css['values']}>
        {values.map((value) => (
          <Value key={value.id} value={value} onToggle={onToggle} />
        ))}
      </div>
      {prices && <PriceFieldsView key={`${prices.from}-${prices.to}`} fields={prices} />}
    </fieldset>
  );
}

type ValueProps = { readonly value: FilterValue; readonly onToggle: (value: FilterValue) => void };

/** Shows a tick at once; that the list follows is a matter of the address. */
function Value({ value, onToggle }: ValueProps) {
  const { code, id, name, count, isChosen, isOut, hex } = value;
  const box = useTick(isChosen, () => onToggle(value));
  return (
    <label className={isOut ? `${css['value']} ${css['out']}` : css['value']}>
      <input
        ref={box}
        type="checkbox"
        className={code === 'rts' ? css['switch'] : css['box']}
        name={code}
        value={id}
        defaultChecked={isChosen}
        disabled={isOut}
        onChange={() => onToggle(value)}
      />
      {hex && <Swatch hex={hex} />}
      <span className={css['name']}>{name}</span> <span className={css['count']}>{count}</span>
    </label>
  );
}
