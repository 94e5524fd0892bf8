import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useLate } from '#ui/hooks/use-late.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { Explained } from '#viewmodels/product/price-explanation.ts';

const load = async () => (await import(/* webpackChunkName: "why-price" */ './why-price-dialog.tsx')).WhyPriceDialog;

/** The way to what the price is made up of. */
export function WhyPrice({ explained }: { readonly explained: Explained }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const Late = useLate(isOpen, load, close);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {useMessages(productMessages).whyThisPrice}
      </Button>
      {Late && <Late isOpen={isOpen} explained={explained} onClose={close} />}
    </>
  );
}
