import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { OrderPage } from '#viewmodels/confirmation/order-page.ts';
import type { WaitingOrderModel } from '#viewmodels/confirmation/waiting-order-model.ts';
import { orderMessages } from '#viewmodels/messages/orders/en.ts';
import css from './order-details.module.css';

type Props = { readonly page: OrderPage; readonly model: WaitingOrderModel };

/** What may be done with an order that the shop has not taken. */
export const WaitingOrder = observer(({ page, model }: Props) => {
  const messages = useMessages(orderMessages);
  const navigate = useNavigate();
  const edit = async (): Promise<void> => {
    const next = await model.edit();
    if (next !== null) await navigate(next);
  };
  if (page.editLabel === null) return null;
  const isWaiting = page.kind === 'waiting';
  return (
    <>
      <div className={css['actions']} aria-busy={model.isBusy || undefined}>
        {isWaiting && <Button onClick={() => void model.send()}>{messages.sendNow}</Button>}
        <Button kind={isWaiting ? 'second' : 'main'} onClick={() => void edit()}>
          {page.editLabel}
        </Button>
        {isWaiting && (
          <Button kind="quiet" onClick={() => void model.cancel()}>
            {messages.cancelOrder}
          </Button>
        )}
      </div>
      <Told>{model.answer}</Told>
    </>
  );
});
