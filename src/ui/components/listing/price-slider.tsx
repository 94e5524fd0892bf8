import { useMessages } from '#ui/hooks/messages-context.ts';
import type { PriceFields } from '#viewmodels/catalog/price-fields.ts';
import { type PriceStep, placeOnScale } from '#viewmodels/catalog/price-scale.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';
import css from './price-slider.module.css';

type Props = {
  readonly typed: PriceFields;
  readonly scale: readonly PriceStep[];
  readonly onChange: (part: Partial<PriceFields>) => void;
};

/** Two thumbs on one track. They have no names of their own in the form: what counts are the fields they fill in. */
export function PriceSlider({ typed, scale, onChange }: Props) {
  const messages = useMessages(filterMessages);
  const last = scale.length - 1;
  const from = placeOnScale(scale, typed.from, 0);
  const to = placeOnScale(scale, typed.to, last);
  const amountAt = (place: number): string => scale[place]?.amount ?? '';
  return (
    <div className={css['slider']}>
      <Thumb
        label={messages.lowestPrice}
        place={from}
        scale={scale}
        onMove={(place) => onChange({ from: amountAt(Math.min(place, to - 1)) })}
      />
      <Thumb
        label={messages.highestPrice}
        place={to}
        scale={scale}
        onMove={(place) => onChange({ to: amountAt(Math.max(place, from + 1)) })}
      />
    </div>
  );
}

type ThumbProps = {
  readonly label: string;
  readonly place: number;
  readonly scale: readonly PriceStep[];
  readonly onMove: (place: number) => void;
};

function Thumb({ label, place, scale, onMove }: ThumbProps) {
  return (
    <input
      type="range"
      className={css['thumb']}
      aria-label={label}
      aria-valuetext={scale[place]?.text}
      min={0}
      max={scale.length - 1}
      step={1}
      value={place}
      onChange={(event) => onMove(Number(event.currentTarget.value))}
    />
  );
}
