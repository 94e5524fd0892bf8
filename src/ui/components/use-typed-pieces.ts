import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { typedPieces } from '#viewmodels/shared/typed-pieces.ts';

type Pieces = {
  readonly value: number;
  readonly least: number;
  readonly counts: 'at-once' | 'on-leave';
  readonly onChange: (quantity: number) => void;
};

export type TypedPieces = ReturnType<typeof useTypedPieces>;

/** A number being typed, and what its field is to do. What is no such number goes back to the last one that was. */
export function useTypedPieces({ value, least, counts, onChange }: Pieces) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);

  const submit = (typed: string): void => {
    const quantity = typedPieces(typed, least);
    if (quantity !== null && quantity !== value) onChange(quantity);
  };
  const leave = (): void => {
    setText(String(typedPieces(text, least) ?? value));
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
