import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { CheckBox } from '#ui/components/check-box.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { PayingModel } from '#viewmodels/checkout/paying-model.ts';
import { payingMessages } from '#viewmodels/messages/paying/en.ts';
import { CheckoutSection } from './checkout-section.tsx';
import css from './paying-person.module.css';

type Props = { readonly model: PayingModel };

/** Store credit for who is signed in, an account for a guest who wants one. */
export const PayingPerson = observer(({ model }: Props) => {
  const { customer, begin } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else pays
  useEffect(() => void begin(), [customer, begin]);
  return customer === null ? <NewAccount model={model} /> : <Credit model={model} />;
});

const Credit = observer(({ model }: Props) => {
  const messages = useMessages(payingMessages);
  const { creditLabel, isCreditApplied, leftText, isBusy, setCredit } = model;
  if (creditLabel === null) return null;
  return (
    <CheckoutSection id="store-credit" heading={messages.credit} isBusy={isBusy}>
      <CheckBox
        id="spend-credit"
        label={creditLabel}
        isChecked={isCreditApplied}
        onChange={(isApplied) => void setCredit(isApplied)}
      />
      <Told className={css['left']}>{leftText}</Told>
    </CheckoutSection>
  );
});

const NewAccount = observer(({ model }: Props) => {
  const messages = useMessages(payingMessages);
  const password = useRef<HTMLDivElement>(null);
  const { isAccountWanted, refusals, wantAccount } = model;
  useEffect(() => {
    if (refusals > 0) password.current?.querySelector('input')?.focus();
  }, [refusals]);
  return (
    <CheckoutSection id="new-account" heading={messages.account}>
      <p className={css['known']}>
        <span>{messages.signedOut}</span>
        <Button kind="quiet" onClick={model.signIn}>
          {messages.signIn}
        </Button>
      </p>
      <CheckBox id="create-account" label={messages.createAccount} isChecked={isAccountWanted} onChange={wantAccount} />
      {isAccountWanted && (
        <div ref={password} className={css['account']}>
          <p className={css['help']}>{messages.accountHelp}</p>
          <PasswordField
            name="new-password"
            label={messages.password}
            value={model.password}
            help={messages.passwordRule}
            error={model.passwordProblem}
            autoComplete="new-password"
            onChange={({ currentTarget }) => model.typePassword(currentTarget.value)}
          />
        </div>
      )}
    </CheckoutSection>
  );
});
