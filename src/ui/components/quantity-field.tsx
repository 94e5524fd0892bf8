import { useId } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import css from './quantity-field.module.css';
import { type Pieces, useTypedPieces } from './use-typed-pieces.ts';

type Props = {
  /** The accessible name of the spin button. */
  readonly name: string;
  readonly value: number;
  /** The smallest number that counts; 1 unless said otherwise. */
  readonly least?: 0 | 1;
  /** Called with whole pieces from the least up. */
  readonly onChange: (pieces: number) => void;
  /** Whether a typed number counts with each key, or when the field is left or Enter is pressed. */
  readonly counts?: 'at-once' | 'on-leave';
  readonly isNameShown?: boolean;
  /** Keeps what is typed and does not count yet. */
  readonly typed?: Pieces['typed'];
  readonly onType?: Pieces['onType'];
  /** Ids of what is to be known about the number. */
  readonly describedBy?: string;
};

/** Pieces to type or to step. What is no such number goes back to the last one that was. */
export function QuantityField({ name, value, onChange, typed, onType, describedBy, ...how }: Props) {
  const { least = 1, counts = 'at-once', isNameShown = false } = how;
  const words = useWords(commonWords);
  const id = useId();
  const { text, ...typing } = useTypedPieces({ value, least, counts, onChange, typed, onType });
  return (
    <div className={css['quantity']}>
      {isNameShown && (
        <label htmlFor={id} className={css['label']}>
          {name}
        </label>
      )}
      <div className={css['stepper']}>
        <Step sign="−" label={words.oneLess(name)} onStep={() => onChange(Math.max(least, value - 1))} />
        <input
          id={id}
          aria-label={isNameShown ? undefined : name}
          aria-describedby={describedBy}
          type="number"
          inputMode="numeric"
          enterKeyHint="done"
          min={least}
          step={1}
          value={text}
          className={css['input']}
          {...typing}
        />
        <Step sign="+" label={words.oneMore(name)} onStep={() => onChange(value + 1)} />
      </div>
    </div>
  );
}

type StepProps = { readonly sign: string; readonly label: string; readonly onStep: () => void };

function Step({ sign, label, onStep }: StepProps) {
  return (
    <button type="button" aria-label={label} className={css['step']} onClick={onStep}>
      {sign}
    </button>
  );
}
