import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { useLate } from '#ui/hooks/use-late.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { Explained } from '#viewmodels/product/price-explanation.ts';
import { productWords } from '#viewmodels/words/product/en.ts';

const load = async () => (await import(/* webpackChunkName: "why-price" */ './why-price-dialog.tsx')).WhyPriceDialog;

/** The way to what the price is made up of. */
export function WhyPrice({ explained }: { readonly explained: Explained }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const Late = useLate(isOpen, load, close);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {useWords(productWords).whyThisPrice}
      </Button>
      {Late && <Late isOpen={isOpen} explained={explained} onClose={close} />}
    </>
  );
}
