import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { useLate } from '#ui/use-late.ts';
import { useWords } from '#ui/words-context.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { productWords } from '#viewmodels/words/product/en.ts';

const load = async () => (await import(/* webpackChunkName: "why-price" */ './why-price-dialog.tsx')).WhyPriceDialog;

/** The way to what the price is made up of. */
export const WhyPrice = observer(({ model }: { readonly model: ProductScreenModel }) => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const Late = useLate(isOpen, load, close);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {useWords(productWords).whyThisPrice}
      </Button>
      {Late && <Late isOpen={isOpen} explained={model.explained} onClose={close} />}
    </>
  );
});
