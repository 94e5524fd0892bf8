import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { typedPieces } from '#viewmodels/shared/typed-pieces.ts';

export type Pieces = {
  readonly value: number;
  readonly least: number;
  readonly counts: 'at-once' | 'on-leave';
  readonly onChange: (pieces: number) => void;
  /** What was typed and does not count yet, where somebody keeps it; null when that is nothing. */
  readonly typed?: string | null | undefined;
  readonly onType?: ((text: string | null) => void) | undefined;
};

/**
 * A number being typed, and what its field is to do. What is no such number goes back to the last one that was. What was
 * typed before the page was left or loaded anew counts when the field is there again.
 */
export function useTypedPieces({ value, least, counts, onChange, typed = null, onType }: Pieces) {
  const [text, setText] = useState(String(value));
  const isTyping = useRef(false);
  useEffect(() => setText(String(value)), [value]);
  useEffect(() => {
    if (typed === null || isTyping.current) return;
    onType?.(null);
    submit(typed);
  });

  const submit = (said: string): void => {
    const pieces = typedPieces(said, least);
    if (pieces !== null && pieces !== value) onChange(pieces);
  };
  const leave = (): void => {
    isTyping.current = false;
    onType?.(null);
    setText(String(typedPieces(text, least) ?? value));
    submit(text);
  };
  return {
    text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
      const said = currentTarget.value;
      setText(said);
      isTyping.current = counts === 'on-leave';
      if (isTyping.current) onType?.(said);
      else submit(said);
    },
    onBlur: leave,
    onKeyDown: ({ key }: KeyboardEvent): void => {
      if (key === 'Enter') leave();
    },
  };
}
