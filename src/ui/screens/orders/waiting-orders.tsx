import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { orderMessages } from '#viewmodels/messages/orders/en.ts';
import type { OrderId, WaitingOrdersModel } from '#viewmodels/orders/waiting-orders-model.ts';
import css from './waiting-orders.module.css';

/** The orders that wait on this device, and what to do with them. */
export const WaitingOrders = observer(({ model }: { readonly model: WaitingOrdersModel }) => {
  const messages = useMessages(orderMessages);
  const navigate = useNavigate();
  const edit = async (id: OrderId): Promise<void> => {
    const next = await model.edit(id);
    if (next !== null) await navigate(next);
  };
  return (
    <Dialog isOpen={model.isOpen} onClose={model.close} heading={messages.waitingOrders}>
      <p>{messages.waitingOrdersText}</p>
      <ul className={css['orders']}>
        {model.orders.map((order) => (
          <WaitingOrder key={order.id} order={order} onEdit={() => void edit(order.id)} />
        ))}
      </ul>
      {model.problem && <Told isUrgent>{model.problem}</Told>}
      <div className={css['choices']} aria-busy={model.isBusy}>
        <Button onClick={model.send} isBusy={model.isBusy}>
          {messages.sendNow}
        </Button>
        <Button kind="second" onClick={model.cancel}>
          {messages.cancelOrders}
        </Button>
      </div>
    </Dialog>
  );
});

type OrderProps = { readonly order: WaitingOrdersModel['orders'][number]; readonly onEdit: () => void };

function WaitingOrder({ order: { day, timestamp, pieces, total }, onEdit }: OrderProps) {
  const messages = useMessages(orderMessages);
  return (
    <li className={css['order']}>
      <span className={css['pieces']}>{pieces}</span>
      <time dateTime={timestamp} className={css['day']}>
        {day}
      </time>
      <span className={css['total']}>{total}</span>
      <Button kind="quiet" aria-label={messages.editOrderOf(day)} className={css['edit']} onClick={onEdit}>
        {messages.edit}
      </Button>
    </li>
  );
}
