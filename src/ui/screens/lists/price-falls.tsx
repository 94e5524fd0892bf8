import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { AlertForm } from '#ui/components/alert-form.tsx';
import { Button } from '#ui/components/button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { PriceFallsModel } from '#viewmodels/lists/price-falls-model.ts';
import { priceFallMessages } from '#viewmodels/messages/price-falls/en.ts';
import css from './price-falls.module.css';

type Props = { readonly model: PriceFallsModel };

/** Asking to hear by mail when a piece of the list costs less; the form is there for who wants it. */
export const PriceFalls = observer(({ model }: Props) => {
  const { tell, byMail, kept } = useMessages(priceFallMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!model.isThere) return null;
  return (
    <section aria-label={tell} className={css['falls']}>
      <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {tell}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <AlertForm model={model} label={tell} submit={byMail} note={kept} />}
      </div>
    </section>
  );
});
