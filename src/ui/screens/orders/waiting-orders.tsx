import { observer } from 'mobx-react-lite';
import type { WaitingOrdersModel } from '#viewmodels/orders/waiting-orders-model.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import css from './waiting-orders.module.css';

/** The orders that wait on this device, and what to do with them. */
export const WaitingOrders = observer(({ model }: { readonly model: WaitingOrdersModel }) => (
  <Dialog isOpen={model.isOpen} onClose={model.close} heading="Waiting orders">
    <p>You placed this without a connection. It is kept on this device and has not been sent yet.</p>
    <ul className={css['orders']}>
      {model.orders.map(({ id, day, pieces, total }) => (
        <li key={id} className={css['order']}>
          <span className={css['pieces']}>{pieces}</span>
          <span className={css['day']}>{day}</span>
          <span className={css['total']}>{total}</span>
        </li>
      ))}
    </ul>
    <div className={css['choices']} aria-busy={model.isBusy}>
      <Button onClick={model.send} isBusy={model.isBusy}>
        Send now
      </Button>
      <Button kind="second" onClick={model.cancel}>
        Cancel orders
      </Button>
    </div>
  </Dialog>
));
