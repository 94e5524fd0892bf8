import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { OrderKeyForm } from '#ui/components/order-key-form.tsx';
import { LastDay } from '#ui/components/returns.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useQuery } from '#ui/hooks/use-query.ts';
import type { GiveBackModel } from '#viewmodels/confirmation/give-back-model.ts';
import type { GiveBackPage } from '#viewmodels/confirmation/give-back-page.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { giveBackMessages } from '#viewmodels/messages/give-back/en.ts';
import { givenBackMessages } from '#viewmodels/messages/given-back/en.ts';
import { orderMessages } from '#viewmodels/messages/orders/en.ts';
import { trackingMessages } from '#viewmodels/messages/tracking/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { ReturnForm } from './return-form.tsx';
import css from './return-pieces-screen.module.css';

type Props = { readonly model: GiveBackModel };

/** Giving pieces of an order back. */
export const ReturnPiecesScreen = observer(({ model }: Props) => {
  const { give } = useMessages(givenBackMessages);
  const orderId = useQuery().get('orderId');
  const { customer, isReady } = model;
  useEffect(() => {
    if (isReady) model.open(orderId);
  }, [model, isReady, orderId]);
  useEffect(() => {
    if (customer !== null) model.met();
  }, [model, customer]);
  useEffect(() => model.left, [model]);
  return (
    <div className={css['page']}>
      <title>{documentTitle(give)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{give}</h1>
      <Content model={model} />
    </div>
  );
});

const Content = observer(({ model }: Props) => {
  if (model.failure !== null) return <Failure model={model} />;
  if (model.isMasked) return <ShowWhole model={model} />;
  if (model.next !== null) return <Noted model={model} />;
  if (model.page === null) return <Looking />;
  return model.page.lines.length > 0 ? (
    <ReturnForm model={model} page={model.page} />
  ) : (
    <None {...{ model }} page={model.page} />
  );
});

function Looking() {
  const { looking, needsScripts } = useMessages(orderMessages);
  return (
    <div aria-busy="true" className={css['part']}>
      <Told>{looking}</Told>
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
      <SkeletonBlock />
      <SkeletonBlock kind="field" />
    </div>
  );
}

const Failure = observer(({ model }: Props) => {
  const { retry } = useMessages(commonMessages);
  return (
    <div className={css['part']}>
      <Told isUrgent>{model.failure ?? ''}</Told>
      {model.asked !== null && <Button onClick={() => void model.read()}>{retry}</Button>}
    </div>
  );
});

/** Whose it is, is asked before anything can be given back. */
const ShowWhole = observer(({ model }: Props) => {
  const { show, yours, yoursText } = useMessages(trackingMessages);
  return (
    <OrderKeyForm
      model={model.key}
      isNamed
      heading={yours}
      text={yoursText}
      button={show}
      onSend={() => void model.showWhole()}
    />
  );
});

function None({ model, page }: Props & { readonly page: GiveBackPage }) {
  const { contact, ofOrder, toOrder } = useMessages(giveBackMessages);
  return (
    <div className={css['part']}>
      <p className={css['quiet']} translate="no">
        {ofOrder(page.number)}
      </p>
      <Told>
        <LastDay {...page} />
      </Told>
      <div className={css['acts']}>
        <LinkButton to={model.orderAddress}>{toOrder}</LinkButton>
        <LinkButton to="/contact-us" kind="second">
          {contact}
        </LinkButton>
      </div>
    </div>
  );
}

/** What happens next; the form that had the focus is gone. */
const Noted = observer(({ model }: Props) => {
  const { toOrder } = useMessages(giveBackMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { next } = model;
  if (next === null) return null;
  return (
    <section aria-labelledby="noted" className={css['part']}>
      <h2 ref={heading} id="noted" tabIndex={-1} className={css['heading']}>
        <Numbered text={next.heading} number={next.number} />
      </h2>
      <ol className={css['steps']}>
        {next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={css['acts']}>
        <LinkButton to={model.orderAddress}>{toOrder}</LinkButton>
      </div>
    </section>
  );
});

/** A sentence with the number of a return, which a translator leaves alone. */
function Numbered({ text, number }: { readonly text: string; readonly number: string }) {
  const [before = '', after = ''] = text.split(number);
  return (
    <>
      <span>{before}</span>
      <bdi translate="no">{number}</bdi>
      <span>{after}</span>
    </>
  );
}
