import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '#ui/components/button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { InstallModel } from '#viewmodels/confirmation/install-model.ts';
import { orderMessages } from '#viewmodels/messages/orders/en.ts';
import css from './order-details.module.css';

/** The browser's offer to set the shop among the programs of the device, in one sentence. */
export const InstallOffer = observer(({ model }: { readonly model: InstallModel }) => {
  const messages = useMessages(orderMessages);
  useEffect(() => void model.look(), [model]);
  if (!model.isOffered) return null;
  return (
    <section aria-label={messages.install} className={css['install']}>
      <p>{messages.installText}</p>
      <div className={css['actions']}>
        <Button kind="second" onClick={() => void model.install()}>
          {messages.install}
        </Button>
        <Button kind="quiet" onClick={() => void model.decline()}>
          {messages.installNot}
        </Button>
      </div>
    </section>
  );
});
