import type { ReactElement } from 'react';

type Props = {
  /** A text with gaps, such as `Write to {email}.`. */
  readonly text: string;
  /** What fills the gaps; each language puts them where they belong. */
  readonly parts: Readonly<Record<string, ReactElement>>;
};

/** A sentence with links or marked words in it. A gap that nothing fills stays as it is written. */
export function Sentence({ text, parts }: Props) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    if (piece === '') return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
    return <span key={index}>{index % 2 === 1 ? (parts[piece] ?? `{${piece}}`) : piece}</span>;
  });
}
