import { Fragment, type ReactElement } from 'react';

type Props = {
  /** A text with gaps, such as `Write to {email}.`. */
  readonly text: string;
  /** What fills the gaps; each language puts them where they belong. */
  readonly parts: Readonly<Record<string, ReactElement>>;
};

/** A sentence with links or marked words in it. A gap that nothing fills stays as it is written. */
export function Sentence({ text, parts }: Props) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    const isGap = index % 2 === 1;
    const part: ReactElement | undefined = isGap ? parts[piece] : undefined;
    if (piece === '') return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
    return part ? <Fragment key={index}>{part}</Fragment> : <span key={index}>{isGap ? `{${piece}}` : piece}</span>;
  });
}
