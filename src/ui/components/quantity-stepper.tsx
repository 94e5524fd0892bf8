import { useId } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import css from './quantity-field.module.css';
import type { TypedQuantity } from './use-typed-quantity.ts';

export type StepperProps = {
  /** The accessible name of the spin button. */
  readonly name: string;
  readonly value: number;
  /** The smallest number that counts. */
  readonly least: 0 | 1;
  readonly isNameShown?: boolean | undefined;
  /** Ids of what is to be known about the number. */
  readonly describedBy?: string | undefined;
  /** Called with whole pieces from the least up. */
  readonly onChange: (quantity: number) => void;
  readonly typing: TypedQuantity;
};

/** A number with one less before it and one more after it. */
export function QuantityStepper({ name, value, least, isNameShown, describedBy, onChange, typing }: StepperProps) {
  const messages = useMessages(commonMessages);
  const id = useId();
  const { text, ...handlers } = typing;
  return (
    <div className={css['quantity']}>
      {isNameShown && (
        <label htmlFor={id} className={css['label']}>
          {name}
        </label>
      )}
      <div className={css['stepper']}>
        <Step sign="−" label={messages.oneLess(name)} onStep={() => onChange(Math.max(least, value - 1))} />
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
          {...handlers}
        />
        <Step sign="+" label={messages.oneMore(name)} onStep={() => onChange(value + 1)} />
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
