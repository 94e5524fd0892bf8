import { useMessages } from '#ui/hooks/messages-context.ts';
import type { PriceFields } from '#viewmodels/catalog/price-fields.ts';
import { type PriceScale, placeOnScale } from '#viewmodels/catalog/price-scale.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';
import css from './price-slider.module.css';

type Props = {
  readonly typed: PriceFields;
  readonly scale: PriceScale;
  readonly onChange: (part: Partial<PriceFields>) => void;
};

/** Two dots on one bar. They have no names of their own in the form: what counts are the fields they fill in. */
export function PriceSlider({ typed, scale, onChange }: Props) {
  const messages = useMessages(filterMessages);
  const last = scale.amounts.length - 1;
  const from = placeOnScale(scale, typed.from, 0);
  const to = placeOnScale(scale, typed.to, last);
  return (
    <div className={css['slider']}>
      <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true" className={css['bar']}>
        <rect x={from} width={Math.max(0, to - from)} height="1" />
      </svg>
      <Thumb
        label={messages.lowestPrice}
        place={from}
        scale={scale}
        onMove={(place) => onChange({ from: scale.amounts[Math.min(place, to - 1)] ?? '' })}
      />
      <Thumb
        label={messages.highestPrice}
        place={to}
        scale={scale}
        onMove={(place) => onChange({ to: scale.amounts[Math.max(place, from + 1)] ?? '' })}
      />
    </div>
  );
}

type ThumbProps = {
  readonly label: string;
  readonly place: number;
  readonly scale: PriceScale;
  readonly onMove: (place: number) => void;
};

function Thumb({ label, place, scale, onMove }: ThumbProps) {
  return (
    <input
      type="range"
      className={css['thumb']}
      aria-label={label}
      aria-valuetext={scale.textAt(place)}
      min={0}
      max={scale.amounts.length - 1}
      step={1}
      value={place}
      onChange={(event) => onMove(Number(event.currentTarget.value))}
    />
  );
}
