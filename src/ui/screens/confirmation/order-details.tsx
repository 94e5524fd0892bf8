import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Cancellation } from '#ui/components/cancellation.tsx';
import { CartSums } from '#ui/components/cart-sums.tsx';
import { CheckoutSummaryLine } from '#ui/components/checkout-summary-line.tsx';
import { DeliverySentence } from '#ui/components/delivery-sentence.tsx';
import { Invoiced, PrintButton } from '#ui/components/invoiced.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Returns } from '#ui/components/returns.tsx';
import { Shipments } from '#ui/components/shipments.tsx';
import { ShowWhole } from '#ui/components/show-whole.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ConfirmationScreenModel } from '#viewmodels/confirmation/confirmation-screen-model.ts';
import type { OrderPage } from '#viewmodels/confirmation/order-page.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { orderMessages } from '#viewmodels/messages/orders/en.ts';
import { InstallOffer } from './install-offer.tsx';
import css from './order-details.module.css';
import { OrderHelp } from './order-help.tsx';
import { OrderNumber } from './order-number.tsx';
import { WaitingOrder } from './waiting-order.tsx';
import { WaysOn } from './ways-on.tsx';

type Props = {
  readonly page: OrderPage;
  readonly model: ConfirmationScreenModel;
};

/** An order with all that is known of it. */
export const OrderDetails = observer(({ page, model }: Props) => {
  const messages = useMessages(orderMessages);
  const { checkAgain, contactEmail, isChecking } = model;
  return (
    <Invoiced billed={model.billed}>
      <OrderHead page={page}>
        <WaysOn page={page} isChecking={isChecking} onCheck={checkAgain} />
        <WaitingOrder page={page} model={model.waiting} />
        {!page.isMasked && !needsAttention.includes(page.kind) && <InstallOffer model={model.install} />}
      </OrderHead>
      <div className={css['columns']}>
        <div className={css['column']}>
          {page.isMasked && <ShowWhole model={model} />}
          <Shipments shipments={page.shipments} />
          <Cancellation view={model.cancellation} />
          <Returns view={model.returns} />
          <NextSteps page={page} />
          <OrderPlaces page={page} />
          <p className={css['help']}>
            <OrderHelp email={contactEmail} number={page.number} id={model.asked} />
          </p>
          <div className={css['actions']}>
            <LinkButton to="/" kind="second">
              {useMessages(commonMessages).continueShopping}
            </LinkButton>
            <PrintButton print={messages.print} printInvoice={messages.printInvoice} />
          </div>
        </div>
        <OrderSums page={page} />
      </div>
    </Invoiced>
  );
});

type PageProps = Pick<Props, 'page'>;

/** Pages of an order that did not go as the shopper wanted; their text is read out at once. */
const needsAttention: readonly OrderPage['kind'][] = ['refused', 'canceled', 'unwanted'];

function OrderHead({ page, children }: PageProps & { readonly children: ReactNode }) {
  const heading = useUnmaskedFocus(page.isMasked);
  return (
    <header className={css['head']}>
      <h1 ref={heading} tabIndex={-1}>
        {page.heading}
      </h1>
      <Told isUrgent={needsAttention.includes(page.kind)} className={css['text']}>
        {page.text}
      </Told>
      {page.number !== null && <OrderNumber number={page.number} />}
      {page.day && (
        <p className={css['help']}>
          <time dateTime={page.timestamp}>{page.day}</time>
        </p>
      )}
      {children}
    </header>
  );
}

/** The heading that takes the focus once the order is shown whole: the form that had it is gone. */
function useUnmaskedFocus(isMasked: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasMasked = useRef(isMasked);
  useEffect(() => {
    if (wasMasked.current && !isMasked) heading.current?.focus();
    wasMasked.current = isMasked;
  }, [isMasked]);
  return heading;
}

function NextSteps({ page }: PageProps) {
  const messages = useMessages(orderMessages);
  return (
    <section aria-labelledby="next-steps" className={css['part']}>
      <h2 id="next-steps" className={css['heading']}>
        {messages.whatNext}
      </h2>
      <ol className={css['steps']}>
        {page.next.map((step) => (
          <li key={step}>
            <span>{page.arrival ? <DeliverySentence text={step} days={page.arrival} /> : step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where it goes, how, and how it is paid. */
function OrderPlaces({ page }: PageProps) {
  const messages = useMessages(orderMessages);
  const entries = [
    { term: messages.status, lines: page.isMasked ? [] : [page.status] },
    { term: messages.deliverTo, lines: page.addressLines },
    { term: messages.delivery, lines: [page.shippingTitle] },
    { term: messages.payment, lines: [page.paymentTitle, page.paymentState] },
  ].filter(({ lines }) => lines.some(Boolean));
  return (
    <dl className={css['places']}>
      {entries.map(({ term, lines }) => (
        <div key={term}>
          <dt className={css['term']}>{term}</dt>
          {lines.filter(Boolean).map((line) => (
            <dd key={line}>
              <bdi>{line}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function OrderSums({ page }: PageProps) {
  return (
    <section aria-labelledby="order-summary" className={css['sums']}>
      <h2 id="order-summary" className={css['heading']}>
        {useMessages(cartMessages).summary}
      </h2>
      <ul aria-label={useMessages(orderMessages).orderedItems} className={css['lines']}>
        {page.lines.map((line) => (
          <CheckoutSummaryLine key={line.key} line={line} />
        ))}
      </ul>
      <CartSums terms={page.terms} />
    </section>
  );
}
