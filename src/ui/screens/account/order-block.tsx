import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { Cancellation } from '#ui/components/cancellation.tsx';
import { CartOptions } from '#ui/components/cart-options.tsx';
import { CartSums } from '#ui/components/cart-sums.tsx';
import { CodedText } from '#ui/components/coded-text.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { Invoiced, PrintButton } from '#ui/components/invoiced.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Returns } from '#ui/components/returns.tsx';
import { Shipments } from '#ui/components/shipments.tsx';
import { Told } from '#ui/components/told.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { ORDERS_ADDRESS } from '#viewmodels/account/account-blocks.ts';
import type { OrdersModel } from '#viewmodels/account/orders-model.ts';
import type { PastLineView, PastOrderView } from '#viewmodels/account/past-order-view.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { AccountNote } from './account-note.tsx';
import css from './order-block.module.css';

type Props = { readonly model: OrdersModel; readonly id: string };

/** One order of the customer (ACC-03, ACC-04). */
export const OrderBlock = observer(({ model, id }: Props) => {
  const messages = useMessages(accountPageMessages);
  const { isKnown, isOnline, reading, savedAt } = model;
  const order = model.orderAt(id);
  const isMissing = order === null && isKnown && !reading.isReading;
  return (
    <section aria-label={messages.blocks.orders} aria-busy={reading.isReading || undefined} className={css['block']}>
      <AccountNote
        savedAt={savedAt}
        isKnown={isKnown && (order !== null || isMissing)}
        isOnline={isOnline}
        hasFailed={reading.hasFailed}
        onRetry={model.opened}
      />
      {order && (
        <Invoiced billed={model.billedAt(id)}>
          <OrderPage order={order} model={model} />
        </Invoiced>
      )}
      {isMissing && (
        <EmptyState title={messages.noSuchOrder} text={messages.noSuchOrderText} role="alert">
          <LinkButton to={ORDERS_ADDRESS}>{messages.toOrders}</LinkButton>
        </EmptyState>
      )}
    </section>
  );
});

type PageProps = { readonly model: OrdersModel; readonly order: PastOrderView };

const OrderPage = observer(({ model, order }: PageProps) => {
  const messages = useMessages(accountPageMessages);
  return (
    <>
      <div>
        <h2 className={css['heading']}>
          <CodedText text={order.name} />
        </h2>
        <p className={css['quiet']}>
          <time dateTime={order.timestamp}>{order.day}</time>
        </p>
        <p className={css['status']}>{order.status}</p>
      </div>
      <Course order={order} />
      <Shipments shipments={order.shipments} />
      <Cancellation view={model.cancellationOf(order.id)} />
      <Returns view={model.returnsOf(order.id)} />
      <ul aria-label={messages.items} className={css['lines']}>
        {order.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      <section aria-labelledby="order-sums" className={css['sums']}>
        <h3 id="order-sums" className={css['part']}>
          {messages.sums}
        </h3>
        <CartSums terms={order.terms} />
      </section>
      <Places order={order} />
      <Acts model={model} order={order} />
    </>
  );
});

function Course({ order }: { readonly order: PastOrderView }) {
  const messages = useMessages(accountPageMessages);
  return (
    <ol aria-label={messages.courseHeading} className={css['course']}>
      {order.course.map(({ text, isDone, isNow }) => (
        <li key={text} aria-current={isNow ? 'step' : undefined} className={isDone ? css['done'] : css['open']}>
          <span>{text}</span>
          <VisuallyHidden>{`, ${isDone ? messages.done : messages.stillToCome}`}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

function Line({ line }: { readonly line: PastLineView }) {
  const messages = useMessages(accountPageMessages);
  const common = useMessages(commonMessages);
  return (
    <li className={css['line']}>
      <div className={css['picture']}>
        <Picture source={line.picture} alt="" sizes="4.5rem" />
      </div>
      <div className={css['words']}>
        <p className={css['name']} lang={useLang()}>
          {line.name}
        </p>
        <CartOptions options={line.options} />
        <p className={css['quiet']}>
          <span>{messages.sku}</span> <bdi translate="no">{line.sku}</bdi>
        </p>
        <p className={css['price']}>
          <span>{`${common.pieces(line.quantity)}, ${messages.each(line.price)}`}</span>
          <strong>{line.total}</strong>
        </p>
      </div>
    </li>
  );
}

/** Where it goes, who pays, and how. */
function Places({ order }: { readonly order: PastOrderView }) {
  const messages = useMessages(accountPageMessages);
  const entries = [
    { term: messages.shippingAddress, lines: order.shippingLines },
    { term: messages.billingAddress, lines: order.billingLines },
    { term: messages.delivery, lines: [order.shippingTitle] },
    { term: messages.payment, lines: [order.paymentTitle] },
  ].filter(({ lines }) => lines.some(Boolean));
  return (
    <dl className={css['places']}>
      {entries.map(({ term, lines }) => (
        <div key={term}>
          <dt className={css['quiet']}>{term}</dt>
          {lines.map((line) => (
            <dd key={line}>
              <bdi>{line}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const Acts = observer(({ model, order }: PageProps) => {
  const messages = useMessages(accountPageMessages);
  const { viewCart } = useMessages(commonMessages);
  return (
    <div className={css['acts']}>
      <Button isBusy={model.isAdding} onClick={() => model.orderAgain(order.id)}>
        {messages.orderAgain}
      </Button>
      <PrintButton print={messages.print} printInvoice={messages.printInvoice} />
      <LinkButton to={ORDERS_ADDRESS} kind="quiet">
        {messages.toOrders}
      </LinkButton>
      <Told as="div" className={css['answers']}>
        {model.answers.map((answer) => (
          <p key={answer}>{answer}</p>
        ))}
      </Told>
      {model.hasAdded && (
        <LinkButton to="/cart" kind="second">
          {viewCart}
        </LinkButton>
      )}
    </div>
  );
});
