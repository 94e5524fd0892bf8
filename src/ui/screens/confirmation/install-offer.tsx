import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '#ui/components/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { InstallModel } from '#viewmodels/confirmation/install-model.ts';
import { orderWords } from '#viewmodels/words/orders/en.ts';
import css from './order-details.module.css';

/** The browser's offer to set the shop among the programs of the device, in one sentence. */
export const InstallOffer = observer(({ model }: { readonly model: InstallModel }) => {
  const words = useWords(orderWords);
  useEffect(() => void model.look(), [model]);
  if (!model.isOffered) return null;
  return (
    <section aria-label={words.install} className={css['install']}>
      <p>{words.installText}</p>
      <div className={css['actions']}>
        <Button kind="second" onClick={() => void model.install()}>
          {words.install}
        </Button>
        <Button kind="quiet" onClick={() => void model.decline()}>
          {words.installNot}
        </Button>
      </div>
    </section>
  );
});
