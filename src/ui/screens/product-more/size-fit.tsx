import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SizeFitModel } from '#viewmodels/product-more/size-fit-model.ts';

/** What is known of which size fits, a line for each thing. */
export const SizeFit = observer(({ model }: { readonly model: SizeFitModel }) => {
  const { about, open, notes } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is a reason to look again
  useEffect(() => {
    void open();
  }, [about, open]);
  return notes.map((note) => <p key={note}>{note}</p>);
});
