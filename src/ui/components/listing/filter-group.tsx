import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useLangOfNames, useMessages } from '#ui/hooks/messages-context.ts';
import { chosenOfLong, isWhole, mostUseful, wholeGroupAddress, withFirst } from '#viewmodels/catalog/filter-group.ts';
import type { FilterValue } from '#viewmodels/catalog/filter-value.ts';
import type { FilterGroup, FiltersModel } from '#viewmodels/catalog/filters-model.ts';
import type { PriceFields } from '#viewmodels/catalog/price-fields.ts';
import type { PriceScale } from '#viewmodels/catalog/price-scale.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';
import css from './filter-group.module.css';
import { PriceFieldsView } from './price-fields-view.tsx';
import { Swatch } from './swatch.tsx';
import { useTick } from './use-tick.ts';

type Props = {
  readonly group: FilterGroup;
  /** What the fields of the price show, and what its slider runs over; null for any other group. */
  readonly prices: { readonly fields: PriceFields; readonly scale: PriceScale } | null;
  /** What narrows the list, as fields of its address. */
  readonly chosen: FiltersModel['chosenFields'];
  /** Id of the words that say why a value cannot be chosen. */
  readonly outId: string;
  readonly onToggle: (value: FilterValue) => void;
};

/**
 * The values of one attribute; of many, those that had the most hits when the group came into view, and all of them when
 * they are asked for. What was chosen by then stands first in a long one; nothing moves while the shopper ticks.
 */
export function FilterGroupView({ group, prices, chosen, outId, onToggle }: Props) {
  const { code, name, values } = group;
  const messages = useMessages(filterMessages);
  const place = useLocation();
  const [first] = useState(() => chosenOfLong(group));
  const [isOpened, setOpened] = useState(false);
  const [useful] = useState(() => new Set(mostUseful(group).map(({ id }) => id)));
  const isShown = ({ id, isChosen }: FilterValue) => isChosen || useful.has(id);
  const shown = isOpened || isWhole(code, place) ? values : values.filter(isShown);
  const openHere = (event: MouseEvent): void => {
    event.preventDefault();
    setOpened(true);
  };
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{name}</legend>
      <div className={code === 'size' ? `${css['values']} ${css['short']}` : css['values']}>
        {withFirst(shown, first).map((value) => (
          <Value key={value.id} value={value} outId={outId} onToggle={onToggle} />
        ))}
      </div>
      {shown.length < values.length && (
        <ShopLink
          to={wholeGroupAddress(code, place, chosen)}
          preventScrollReset
          className={css['rest']}
          onClick={openHere}
        >
          {messages.allOf(name, values.length)}
        </ShopLink>
      )}
      {prices && <PriceFieldsView key={`${prices.fields.from}-${prices.fields.to}`} {...prices} />}
    </fieldset>
  );
}

type ValueProps = Pick<Props, 'outId' | 'onToggle'> & { readonly value: FilterValue };

/** Shows a tick at once; the list follows when the new address has loaded. */
function Value({ value, outId, onToggle }: ValueProps) {
  const { code, written, name, isOurs, count, isChosen, isOut, hex } = value;
  const box = useTick(isChosen, () => onToggle(value));
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        className={code === 'rts' ? css['switch'] : undefined}
        name={code}
        value={written}
        defaultChecked={isChosen}
        disabled={isOut}
        aria-describedby={isOut ? outId : undefined}
        onChange={() => onToggle(value)}
      />
      {hex && <Swatch hex={hex} />}
      <span lang={useLangOfNames(isOurs)}>{`${name} `}</span>
      <small>{count}</small>
    </label>
  );
}
