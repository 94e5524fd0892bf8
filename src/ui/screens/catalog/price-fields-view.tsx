import { Button } from '#ui/components/button.tsx';
import { useWords } from '#ui/words-context.ts';
import { PRICE_FROM, PRICE_TO } from '#viewmodels/catalog/form-address.ts';
import type { PriceFields } from '#viewmodels/catalog/price-fields.ts';
import { filterWords } from '#viewmodels/words/filters/en.ts';
import css from './price-fields-view.module.css';

/** Two fields for a range of one's own, in the currency the shopper reads. */
export function PriceFieldsView({ fields: { from, to } }: { readonly fields: PriceFields }) {
  const words = useWords(filterWords);
  return (
    <div className={css['fields']}>
      <Bound label={words.from} name={PRICE_FROM} value={from} />
      <Bound label={words.to} name={PRICE_TO} value={to} />
      <Button type="submit" kind="second" className={css['apply']}>
        {words.applyPrice}
      </Button>
    </div>
  );
}

function Bound({ label, name, value }: { readonly label: string; readonly name: string; readonly value: string }) {
  return (
    <label className={css['bound']}>
      <span>{label}</span>
      <input
        className={css['input']}
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
      />
    </label>
  );
}
