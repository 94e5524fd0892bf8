import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { CheckBox } from '#ui/components/check-box.tsx';
import { DeliverySentence } from '#ui/components/delivery-sentence.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { Told } from '#ui/components/told.tsx';
import { useHref, useMessages } from '#ui/hooks/messages-context.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import type { PlacingModel } from '#viewmodels/checkout/placing-model.ts';
import { type RecapView, recapOf } from '#viewmodels/checkout/recap.ts';
import { seenChangeText } from '#viewmodels/checkout/seen-change-text.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import { recapMessages } from '#viewmodels/messages/recap/en.ts';
import { CheckoutSection } from './checkout-section.tsx';
import css from './order-review.module.css';

type Props = { readonly model: CheckoutScreenModel };

/** A last look, the terms, and the one press that orders. */
export const OrderReview = observer(({ model }: Props) => {
  const messages = useMessages(recapMessages);
  const { placing, terms } = model;
  const navigate = useNavigate();
  const place = async (): Promise<void> => {
    const next = await model.place();
    if (next !== null) await navigate(next);
  };
  return (
    <CheckoutSection id="order-review" heading={messages.orderReview} isBusy={placing.isBusy}>
      <Recap model={model} />
      <CheckBox
        id="final-terms"
        label={terms.label}
        isChecked={terms.isChecked}
        error={terms.problem}
        onChange={model.acceptTerms}
      />
      <p className={css['terms']}>
        <a href={useHref('/i/terms')} target="_blank" rel="noopener">
          {messages.readTerms}
        </a>
      </p>
      <Placing placing={placing} />
      <div className={css['bar']}>
        <Button isWide isBusy={placing.isBusy} onClick={() => void place()}>
          {model.placeLabel}
        </Button>
      </div>
    </CheckoutSection>
  );
});

/** How the order gets on, and what keeps it. */
const Placing = observer(({ placing }: { readonly placing: PlacingModel }) => {
  const messages = useMessages(checkoutMessages);
  const own = useMessages(recapMessages);
  const changes = placing.changed.map((each) => seenChangeText(each, placing.storeView, { ...messages, ...own }));
  return (
    <>
      {placing.changed.length > 0 && (
        <Told as="div" isUrgent className={css['problem']}>
          <p>{own.changed}</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <ShopLink to="/cart">{messages.changeCart}</ShopLink>
        </Told>
      )}
      {placing.problem && (
        <Told isUrgent className={css['problem']}>
          {placing.problem}
        </Told>
      )}
      <Told className={css['status']}>
        <span>{placing.isBusy ? messages.placing : placing.waitingText}</span>
        {placing.waitingAddress && <ShopLink to={placing.waitingAddress}>{own.seeOrder}</ShopLink>}
      </Told>
    </>
  );
});

/** What is ordered, to where and how. */
const Recap = observer(({ model }: Props) => {
  const recap = recapOf(model.recapped, useMessages(recapMessages));
  return (
    <>
      <ul className={css['lines']}>
        {model.lines.map(({ key, name, quantity, total }) => (
          <li key={key} className={css['line']}>
            <span>{`${quantity} × ${name}`}</span>
            <span className={css['amount']}>{total}</span>
          </li>
        ))}
      </ul>
      <dl className={css['recap']}>
        {recap.map((entry) => (
          <Entry key={entry.term} {...entry} />
        ))}
      </dl>
    </>
  );
});

function Entry({ term, lines, arrival, changeLabel, address }: RecapView) {
  const messages = useMessages(checkoutMessages);
  return (
    <div className={css['entry']}>
      <dt className={css['term']}>{term}</dt>
      <dd>
        {lines.map((line) => (
          <span key={line} className={css['row']}>
            {line}
          </span>
        ))}
        {arrival !== null && (
          <span className={css['row']}>
            <DeliverySentence text={messages.arrives} days={arrival} />
          </span>
        )}
      </dd>
      <dd>
        <ShopLink to={address} aria-label={changeLabel} className={css['change']}>
          {useMessages(recapMessages).change}
        </ShopLink>
      </dd>
    </div>
  );
}
