import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useQuery } from '#ui/hooks/use-query.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import { type Step, stepOf, stepViews } from '#viewmodels/checkout/steps.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { AddressStep } from './address-step.tsx';
import css from './checkout-screen.module.css';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PaymentPage } from './payment-page.tsx';
import { StepAwaited, useLaterSteps } from './step-awaited.tsx';

type Props = {
  readonly model: CheckoutScreenModel;
  /** Addresses of who is signed in, to choose from. */
  readonly addresses?: ReactNode;
  /** By when the parcel arrives, below its PIN code. */
  readonly delivery?: ReactNode;
  /** What of paying depends on who pays. */
  readonly person?: ReactNode;
};

/** The checkout: one address for each step, and what is ordered beside it. */
export const CheckoutScreen = observer((props: Props) => {
  const { model } = props;
  const common = useMessages(commonMessages);
  const params = useQuery();
  const { isReady, isOnline } = model;
  useEffect(() => {
    if (isReady) model.opened();
  }, [model, isReady]);
  useEffect(() => {
    if (isReady && isOnline) model.form.prices.opened();
  }, [model, isReady, isOnline]);
  useEffect(() => model.placing.left, [model]);
  const page = useOwnPrices(model, isReady);

  return (
    <div ref={page} className={css['page']}>
      <title>{documentTitle(common.checkout)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} className={css['heading']}>
        {common.checkout}
      </h1>
      {isReady ? (
        <CheckoutContent {...props} step={stepOf(params.get('step'), model.form.steps)} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
});

const CheckoutContent = observer(({ model, addresses, delivery, person, step }: Props & { readonly step: Step }) => {
  const messages = useMessages(checkoutMessages);
  const { placing } = model;
  const later = useLaterSteps(step !== 'address' || model.form.isTouched);
  const main = useStepFocus(step, step === 'address' || later.Steps !== null);
  if (placing.paymentPage !== null) return <PaymentPage address={placing.paymentPage} />;
  const instead = model.addressInsteadOf(step);
  if (instead !== null) return <Navigate to={instead} replace />;
  if (model.isEmpty) return <NothingToOrder />;
  return (
    <div className={css['columns']}>
      <CheckoutSummary model={model} />
      <div ref={main} className={css['main']}>
        <CheckoutSteps steps={stepViews(step, model.form.steps, messages.stepTitles)} />
        {model.offlineText && <Told className={css['offline']}>{model.offlineText}</Told>}
        {step === 'address' && <AddressStep {...{ model, addresses, delivery }} />}
        {step !== 'address' && later.Steps && <later.Steps key={step} model={model} step={step} person={person} />}
        {step !== 'address' && !later.Steps && <StepAwaited later={later} />}
      </div>
    </div>
  );
});

/** Of several tabs the one that the shopper is in says which prices count. */
function useOwnPrices({ form: { prices } }: CheckoutScreenModel, isReady: boolean) {
  const around = useRef<HTMLDivElement>(null);
  const { areElsewhere } = prices;
  useEffect(() => {
    const page = around.current?.ownerDocument;
    if (!page || !isReady || !areElsewhere) return;
    const follow = (): void => {
      if (page.hasFocus()) prices.follow(null);
    };
    follow();
    const tab = page.defaultView;
    tab?.addEventListener('focus', follow);
    return () => tab?.removeEventListener('focus', follow);
  }, [prices, isReady, areElsewhere]);
  return around;
}

/** Brings the focus to the heading of a new step once it is there, unless the step itself knows better. */
function useStepFocus(step: Step, isThere: boolean) {
  const main = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step || !isThere) return;
    before.current = step;
    const here = main.current;
    if (!here || here.contains(here.ownerDocument.activeElement)) return;
    here.querySelector('h2')?.focus({ preventScroll: true });
  }, [step, isThere]);
  return main;
}

function NothingToOrder() {
  return (
    <EmptyState title={useMessages(cartMessages).empty} text={useMessages(checkoutMessages).nothingToOrder}>
      <LinkButton to="/">{useMessages(commonMessages).continueShopping}</LinkButton>
    </EmptyState>
  );
}
