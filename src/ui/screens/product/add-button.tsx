import { useEffect, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useWords } from '#ui/words-context.ts';
import { productWords } from '#viewmodels/words/product/en.ts';

type Props = {
  readonly isBusy: boolean;
  /** Id of what is wrong, while something is. */
  readonly problemId: string | undefined;
  /** Answers whether anything was added. */
  readonly onAdd: () => Promise<boolean>;
};

const ADDED_MS = 2_000;

/** Is never disabled, and says for a moment that it has done its work. Its name stays: the notice tells those who listen. */
export function AddButton({ isBusy, problemId, onAdd }: Props) {
  const words = useWords(productWords);
  const [isAdded, setAdded] = useState(false);
  useEffect(() => {
    if (!isAdded) return undefined;
    const timer = setTimeout(() => setAdded(false), ADDED_MS);
    return () => clearTimeout(timer);
  }, [isAdded]);
  const add = async (): Promise<void> => {
    if (await onAdd()) setAdded(true);
  };
  return (
    <Button isWide isBusy={isBusy} aria-describedby={problemId} onClick={() => void add()}>
      {isAdded ? <Added name={words.addToCart} said={words.added} /> : words.addToCart}
    </Button>
  );
}

function Added({ name, said }: { readonly name: string; readonly said: string }) {
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{`✓ ${said}`}</span>
    </>
  );
}
