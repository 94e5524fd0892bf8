import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import css from '#ui/components/named-order.module.css';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useQuery } from '#ui/hooks/use-query.ts';
import type { WithdrawModel } from '#viewmodels/confirmation/withdraw-model.ts';
import type { ReceiptView, ReviewView, Sentence, Stated } from '#viewmodels/confirmation/withdraw-page.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { withdrawalMessages } from '#viewmodels/messages/withdrawal/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import own from './withdraw-screen.module.css';

type Props = { readonly model: WithdrawModel };

/** The withdrawal function of the European Union, in two steps, for whoever has no more than the number of an order. */
export const WithdrawScreen = observer(({ model }: Props) => {
  const { intro, title } = useMessages(withdrawalMessages);
  const orderId = useQuery().get('orderId');
  const { customer, isReady } = model;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in need not type who they are
  useEffect(() => {
    if (isReady) void model.begin(orderId);
  }, [model, isReady, orderId, customer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has a receipt and takes the way here again begins anew
  useEffect(() => model.left, [model, key]);
  return (
    <div className={css['page']}>
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {model.receipt === null && <p className={own['intro']}>{intro}</p>}
      <Step model={model} />
    </div>
  );
});

const Step = observer(({ model }: Props) => {
  if (model.receipt !== null) return <Receipt receipt={model.receipt} />;
  return model.review === null ? <WithdrawForm model={model} /> : <Review model={model} review={model.review} />;
});

type PartProps = { readonly id: string; readonly heading: string; readonly children: ReactNode };

/** A step that comes in place of another: what had the focus is gone. */
function Part({ id, heading, children }: PartProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={css['part']}>
      <h2 ref={element} id={id} tabIndex={-1} className={css['heading']}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

const Review = observer(({ model, review }: Props & { readonly review: ReviewView }) => {
  const { change, confirm, declared, declares, follows } = useMessages(withdrawalMessages);
  return (
    <Part id="declared" heading={declared}>
      <p>{declares}</p>
      <Statement stated={review.stated} />
      <h3>{follows}</h3>
      <ul className={own['follows']}>
        {review.follows.map((sentence) => (
          <li key={sentence.text}>
            <Dated {...sentence} />
          </li>
        ))}
      </ul>
      <Answer model={model} />
      <div className={css['acts']}>
        <Button isBusy={model.isSending} onClick={() => void model.confirm()}>
          {confirm}
        </Button>
        <Button kind="second" onClick={model.goBack}>
          {change}
        </Button>
      </div>
    </Part>
  );
});

/** Why it was not taken, and where pieces can still be returned. */
const Answer = observer(({ model }: Props) => {
  const { returns, trackOrder } = useMessages(frameMessages);
  if (model.answer === null) return null;
  return (
    <>
      <Told isUrgent className={css['answer']}>
        {model.answer}
      </Told>
      {model.why === 'refused' && (
        <p className={own['ways']}>
          <ShopLink to="/i/returns" className={own['way']}>
            {returns}
          </ShopLink>{' '}
          <ShopLink to="/track-order" className={own['way']}>
            {trackOrder}
          </ShopLink>
        </p>
      )}
    </>
  );
});

function Receipt({ receipt }: { readonly receipt: ReceiptView }) {
  const { done, print, sendTo } = useMessages(withdrawalMessages);
  const { received, at, stated, texts, address } = receipt;
  return (
    <Part id="received" heading={done}>
      <p>
        <time dateTime={at}>{received}</time>
      </p>
      <Statement stated={stated} />
      {texts.map((sentence) => (
        <p key={sentence.text}>
          <Dated {...sentence} />
        </p>
      ))}
      {address.length > 0 && (
        <div>
          <h3>{sendTo}</h3>
          <address className={own['address']}>{address.join('\n')}</address>
        </div>
      )}
      <div className={own['print']}>
        <Button kind="second" onClick={({ currentTarget }) => currentTarget.ownerDocument.defaultView?.print()}>
          {print}
        </Button>
      </div>
    </Part>
  );
}

/** For machines as well. */
function Dated({ text, at }: Sentence) {
  return at === null ? <span>{text}</span> : <time dateTime={at}>{text}</time>;
}

function Statement({ stated }: { readonly stated: readonly Stated[] }) {
  return (
    <dl className={own['stated']}>
      {stated.map(({ term, value, isWord }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd translate={isWord ? undefined : 'no'}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
