import { observer } from 'mobx-react-lite';
import { CodedText } from '#ui/components/coded-text.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { OrdersModel } from '#viewmodels/account/orders-model.ts';
import type { OrderCard } from '#viewmodels/account/past-order-view.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { AccountBlock } from './account-block.tsx';
import { AccountNote } from './account-note.tsx';
import css from './orders-block.module.css';

type Props = { readonly model: OrdersModel };

/** The orders of the customer, those that wait on this device first (ACC-01, ACC-02). */
export const OrdersBlock = observer(({ model }: Props) => {
  const { continueShopping } = useMessages(commonMessages);
  const messages = useMessages(accountPageMessages);
  const { cards, isKnown, isOnline, reading, savedAt, waiting } = model;
  return (
    <AccountBlock name={messages.blocks.orders} isBusy={reading.isReading}>
      {waiting.length > 0 && <Waiting model={model} />}
      <AccountNote
        savedAt={savedAt}
        isKnown={isKnown}
        isOnline={isOnline}
        hasFailed={reading.hasFailed}
        onRetry={model.opened}
      />
      {cards.length > 0 && (
        <ul aria-label={messages.pastOrders} className={css['orders']}>
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      )}
      {isKnown && cards.length === 0 && waiting.length === 0 && (
        <EmptyState title={messages.noOrders} text={messages.noOrdersText}>
          <LinkButton to="/">{continueShopping}</LinkButton>
        </EmptyState>
      )}
    </AccountBlock>
  );
});

const Waiting = observer(({ model }: Props) => {
  const messages = useMessages(accountPageMessages);
  return (
    <ul aria-label={messages.waitingOrders} className={css['orders']}>
      {model.waiting.map(({ id, name, day, timestamp, total, pieces, address }) => (
        <li key={id} className={`${css['order']} ${css['waits']}`}>
          <ShopLink to={address} className={css['name']}>
            <CodedText text={name} />
          </ShopLink>
          <strong className={css['total']}>{total}</strong>
          <p className={css['quiet']}>
            <time dateTime={timestamp}>{day}</time>
          </p>
          <p className={css['wide']}>{pieces}</p>
        </li>
      ))}
    </ul>
  );
});

function Card({ card }: { readonly card: OrderCard }) {
  const messages = useMessages(accountPageMessages);
  return (
    <li className={css['order']}>
      <ShopLink to={card.address} className={css['name']}>
        <CodedText text={card.name} />
      </ShopLink>
      <strong className={css['total']}>{card.total}</strong>
      <p className={css['quiet']}>
        <time dateTime={card.timestamp}>{card.day}</time>
      </p>
      <p className={css['status']}>{card.status}</p>
      <div className={css['pictures']}>
        {card.pictures.map((picture, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures of one order may be the same, and never move
          <div key={at} className={css['picture']}>
            <Picture source={picture} alt="" sizes="4.5rem" />
          </div>
        ))}
        {card.more > 0 && <p className={css['quiet']}>{messages.more(card.more)}</p>}
      </div>
    </li>
  );
}
