import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';

type Props = {
  readonly isBusy: boolean;
  /** What is to be chosen first, such as `Choose a size`: a press leads there. */
  readonly asks?: string | null;
  /** Id of what is wrong, while something is. */
  readonly problemId: string | undefined;
  /** Answers whether anything was added. */
  readonly onAdd: () => Promise<boolean>;
  /** Called where the cart has room beside the page, after something was added. Answers how to take the offer back. */
  readonly onOfferCart: () => () => void;
};

const ADDED_MS = 2_000;
const HAS_ROOM = '(min-width: 48rem) and (min-height: 30rem)'; // a phone that lies on its side has none

/**
 * Is never disabled, and shows for a moment that it has added. Its name stays, since a notice tells screen readers; while
 * something is to be chosen that is part of it.
 */
export function AddButton({ isBusy, asks = null, problemId, onAdd, onOfferCart }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [timesAdded, setTimesAdded] = useState(0); // back to 0 when it has been said for long enough
  useEffect(() => {
    if (timesAdded === 0) return undefined;
    const view = button.current?.ownerDocument.defaultView;
    const withdraw = view?.matchMedia(HAS_ROOM).matches ? onOfferCart() : undefined;
    const timer = setTimeout(() => setTimesAdded(0), ADDED_MS);
    return () => {
      clearTimeout(timer);
      withdraw?.();
    };
  }, [timesAdded, onOfferCart]);
  const add = async (): Promise<void> => {
    if (await onAdd()) setTimesAdded((times) => times + 1);
  };
  return (
    <Button ref={button} isWide isBusy={isBusy} aria-describedby={problemId} onClick={() => void add()}>
      <Face asks={asks} isAdded={timesAdded > 0} />
    </Button>
  );
}

function Face({ asks, isAdded }: { readonly asks: string | null; readonly isAdded: boolean }) {
  const { addToCart, added } = useMessages(productMessages);
  if (isAdded) {
    return (
      <>
        <VisuallyHidden>{addToCart}</VisuallyHidden>
        <span aria-hidden="true">{`✓ ${added}`}</span>
      </>
    );
  }
  if (asks === null) return <span>{addToCart}</span>;
  return (
    <>
      <VisuallyHidden>{`${addToCart}: `}</VisuallyHidden>
      <span>{asks}</span>
    </>
  );
}
