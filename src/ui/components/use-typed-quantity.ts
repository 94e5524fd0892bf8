import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { typedQuantity } from '#viewmodels/shared/typed-quantity.ts';

type Pieces = {
  readonly value: number;
  readonly least: number;
  readonly counts: 'at-once' | 'on-leave';
  readonly onChange: (quantity: number) => void;
};

export type TypedQuantity = ReturnType<typeof useTypedQuantity>;

/** A number being typed, and what its field is to do. What is no such number goes back to the last one that was. */
export function useTypedQuantity({ value, least, counts, onChange }: Pieces) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);

  const submit = (typed: string): void => {
    const quantity = typedQuantity(typed, least);
    if (quantity !== null && quantity !== value) onChange(quantity);
  };
  const leave = (): void => {
    setText(String(typedQuantity(text, least) ?? value));
    submit(text);
  };
  return {
    text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
      setText(currentTarget.value);
      if (counts === 'at-once') submit(currentTarget.value);
    },
    onBlur: leave,
    onKeyDown: ({ key }: KeyboardEvent): void => {
      if (key === 'Enter') leave();
    },
  };
}
