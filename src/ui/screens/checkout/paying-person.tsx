import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { CheckBox } from '#ui/components/check-box.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { PayingModel } from '#viewmodels/checkout/paying-model.ts';
import { payingWords } from '#viewmodels/words/paying/en.ts';
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
  const words = useWords(payingWords);
  const { creditLabel, isCreditApplied, leftText, isBusy, setCredit } = model;
  if (creditLabel === null) return null;
  return (
    <CheckoutSection id="store-credit" heading={words.credit} isBusy={isBusy}>
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
  const words = useWords(payingWords);
  const password = useRef<HTMLDivElement>(null);
  const { isAccountWanted, refusals, wantAccount } = model;
  useEffect(() => {
    if (refusals > 0) password.current?.querySelector('input')?.focus();
  }, [refusals]);
  return (
    <CheckoutSection id="new-account" heading={words.account}>
      <p className={css['known']}>
        <span>{words.signedOut}</span>
        <Button kind="quiet" onClick={model.signIn}>
          {words.signIn}
        </Button>
      </p>
      <CheckBox id="create-account" label={words.createAccount} isChecked={isAccountWanted} onChange={wantAccount} />
      {isAccountWanted && (
        <div ref={password} className={css['account']}>
          <p className={css['help']}>{words.accountHelp}</p>
          <PasswordField
            name="new-password"
            label={words.password}
            value={model.password}
            help={words.passwordRule}
            error={model.passwordProblem}
            autoComplete="new-password"
            onChange={({ currentTarget }) => model.typePassword(currentTarget.value)}
          />
        </div>
      )}
    </CheckoutSection>
  );
});
