import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Sentence } from '#ui/components/sentence.tsx';
import { useWords } from '#ui/words-context.ts';
import type { ConfirmationScreenModel } from '#viewmodels/confirmation/confirmation-screen-model.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { orderWords } from '#viewmodels/words/orders/en.ts';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { SkeletonBlock } from '../../components/skeleton-block.tsx';
import css from './confirmation-screen.module.css';
import { OrderDetails } from './order-details.tsx';

type Props = { readonly model: ConfirmationScreenModel };

/** What became of an order: it is the page that thanks, and the page to come back to. */
export const ConfirmationScreen = observer(({ model }: Props) => {
  const [params] = useSearchParams();
  const orderId = params.get('orderId');
  const { isReady } = model;
  useEffect(() => {
    if (isReady) model.open(orderId);
  }, [model, isReady, orderId]);
  useEffect(() => model.left, [model]);

  return (
    <div className={css['page']}>
      <title>{useWords(orderWords).title}</title>
      <meta name="robots" content="noindex" />
      <ConfirmationContent model={model} />
    </div>
  );
});

const ConfirmationContent = observer(({ model }: Props) => {
  if (model.failure !== null) return <ConfirmationFailure model={model} />;
  if (model.page !== null) return <OrderDetails page={model.page} contactEmail={model.contactEmail} />;
  return <ConfirmationSkeleton />;
});

const ConfirmationFailure = observer(({ model }: Props) => {
  const common = useWords(commonWords);
  const words = useWords(orderWords);
  const email = <a href={`mailto:${model.contactEmail}`}>{model.contactEmail}</a>;
  return (
    <div className={css['head']}>
      <h1 tabIndex={-1}>{words.failed}</h1>
      <p>{model.failure}</p>
      {model.asked && (
        <p>
          {words.orderNumber} <strong className={css['number']}>{model.asked}</strong>
        </p>
      )}
      <p>
        <Sentence text={words.needHelp} parts={{ email }} />
      </p>
      <div className={css['actions']}>
        {model.asked && <Button onClick={model.retry}>{common.retry}</Button>}
        <LinkButton to="/" kind={model.asked ? 'second' : 'main'}>
          {common.continueShopping}
        </LinkButton>
      </div>
    </div>
  );
});

function ConfirmationSkeleton() {
  const words = useWords(orderWords);
  return (
    <div aria-busy="true" className={css['head']}>
      <h1 tabIndex={-1}>{words.yourOrder}</h1>
      <p role="status">{words.looking}</p>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <SkeletonBlock />
      <SkeletonBlock />
      <SkeletonBlock kind="field" />
    </div>
  );
}
