import { type RefObject, useRef, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { PRICE_FROM, PRICE_TO } from '#viewmodels/catalog/form-address.ts';
import type { PriceFields } from '#viewmodels/catalog/price-fields.ts';
import type { PriceScale } from '#viewmodels/catalog/price-scale.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';
import css from './price-fields-view.module.css';
import { PriceSlider } from './price-slider.tsx';

type Props = { readonly fields: PriceFields; readonly scale: PriceScale };

/** A range of one's own, in the currency the shopper reads: two fields, and a slider that fills them in. */
export function PriceFieldsView({ fields, scale }: Props) {
  const messages = useMessages(filterMessages);
  const [typed, setTyped] = useState(fields);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const change = (part: Partial<PriceFields>): void => setTyped((now) => ({ ...now, ...part }));
  const fill = (part: Partial<PriceFields>): void => {
    if (from.current && part.from !== undefined) from.current.value = part.from;
    if (to.current && part.to !== undefined) to.current.value = part.to;
    change(part);
  };
  return (
    <div className={css['fields']}>
      <PriceSlider typed={typed} scale={scale} onChange={fill} />
      <Bound
        label={messages.from}
        name={PRICE_FROM}
        field={from}
        value={fields.from}
        onType={(text) => change({ from: text })}
      />
      <Bound label={messages.to} name={PRICE_TO} field={to} value={fields.to} onType={(text) => change({ to: text })} />
      <Button type="submit" kind="second" className={css['apply']}>
        {messages.applyPrice}
      </Button>
    </div>
  );
}

type BoundProps = {
  readonly label: string;
  readonly name: string;
  readonly field: RefObject<HTMLInputElement | null>;
  /** What it begins with; what is typed is the field's own, so that nothing typed before the scripts came is lost. */
  readonly value: string;
  readonly onType: (text: string) => void;
};

function Bound({ label, name, field, value, onType }: BoundProps) {
  return (
    <label className={css['bound']}>
      <span>{label}</span>
      <input
        className={css['input']}
        name={name}
        ref={field}
        defaultValue={value}
        onChange={(event) => onType(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={12}
      />
    </label>
  );
}
