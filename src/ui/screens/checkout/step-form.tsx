import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { CheckoutProblems } from '#ui/components/checkout-problems.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import type { Step } from '#viewmodels/checkout/steps.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import css from './step-form.module.css';

type Props = {
  readonly model: CheckoutScreenModel;
  readonly step: Step;
  readonly children: ReactNode;
};

/** A step that leads to the next one once it is complete. */
export const StepForm = observer(({ model, step, children }: Props) => {
  const navigate = useNavigate();
  const goOn = (event: FormEvent): void => {
    event.preventDefault();
    const next = model.continueFrom(step);
    if (next !== null) void navigate(next);
  };
  return (
    <form noValidate onSubmit={goOn} className={css['form']}>
      <CheckoutProblems problems={model.form.shownProblemsOf(step)} attempt={model.form.attemptsAt(step)} />
      {children}
      <Button type="submit" isWide>
        {useMessages(checkoutMessages).continue}
      </Button>
    </form>
  );
});
