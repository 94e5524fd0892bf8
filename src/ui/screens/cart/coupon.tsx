import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useWords } from '#ui/words-context.ts';
import type { CouponModel } from '#viewmodels/cart/coupon-model.ts';
import { cartWords } from '#viewmodels/words/cart/en.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import css from './coupon.module.css';

type Props = { readonly model: CouponModel };

/** A code that lowers the price: closed until it is wanted, replaced by what it does once it counts. */
export const Coupon = observer(({ model }: Props) =>
  model.applied === null ? <CouponForm model={model} /> : <AppliedCoupon model={model} />,
);

const CouponForm = observer(({ model }: Props) => {
  const words = useWords(cartWords);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    void model.apply();
  };
  return (
    <details className={css['coupon']}>
      <summary className={css['summary']}>{words.addCoupon}</summary>
      <form className={css['form']} noValidate onSubmit={apply}>
        <Field
          label={words.couponCode}
          name="coupon"
          value={model.code}
          error={model.problem}
          aria-required={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => model.type(event.currentTarget.value)}
        />
        <Button type="submit" kind="second" isBusy={model.isBusy}>
          {words.applyCoupon}
        </Button>
      </form>
    </details>
  );
});

const AppliedCoupon = observer(({ model }: Props) => (
  <div className={css['applied']}>
    <p role="status">{model.saving}</p>
    <Button kind="quiet" className={css['remove']} isBusy={model.isBusy} onClick={() => void model.remove()}>
      {useWords(cartWords).removeCoupon}
    </Button>
    {model.problem && (
      <p role="alert" className={css['problem']}>
        {model.problem}
      </p>
    )}
  </div>
));
