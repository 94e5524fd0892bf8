import { observer } from 'mobx-react-lite';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { CodedText } from '#ui/components/coded-text.tsx';
import { Field } from '#ui/components/field.tsx';
import { Told } from '#ui/components/told.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CouponModel } from '#viewmodels/cart/coupon-model.ts';
import { cartPageMessages } from '#viewmodels/messages/cart-page/en.ts';
import css from './coupon.module.css';

type Props = { readonly model: CouponModel };

const IN_ADDRESS = 'coupon'; // `/cart?coupon=FESTIVE10`, as in a letter from the shop

/**
 * A code that lowers the price: closed until it is wanted or comes with the address, replaced by what it does once it
 * counts.
 */
export const Coupon = observer(({ model }: Props) =>
  model.applied === null ? <CouponForm model={model} /> : <AppliedCoupon model={model} />,
);

const CouponForm = observer(({ model }: Props) => {
  const messages = useMessages(cartPageMessages);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useOpen(model);
  const [said, setSaid] = useState('');

  /** A problem is read out when the focus comes to the field; where it is there already, as an alert. */
  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const hadFocus = field.current === field.current?.ownerDocument.activeElement;
    setSaid('');
    await model.apply();
    if (hadFocus) setSaid(model.problem ?? '');
    else if (model.problem !== null) field.current?.focus();
  };
  return (
    <details className={css['coupon']} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css['summary']}>{messages.addCoupon}</summary>
      <form className={css['form']} noValidate onSubmit={(event) => void apply(event)}>
        {said && (
          <VisuallyHidden>
            <Told as="span" isUrgent>
              {said}
            </Told>
          </VisuallyHidden>
        )}
        <CodeField ref={field} model={model} />
        <Button type="submit" kind="second" isBusy={model.isBusy}>
          {messages.applyCoupon}
        </Button>
      </form>
    </details>
  );
});

type FieldProps = Props & { readonly ref: RefObject<HTMLInputElement | null> };

const CodeField = observer(({ model, ref }: FieldProps) => (
  <Field
    ref={ref}
    label={useMessages(cartPageMessages).couponCode}
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
));

/** Whether the form is open: when a code stands in it from the first, or comes with the address. */
function useOpen(model: CouponModel) {
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(model.code !== '');
  useEffect(() => {
    const given = new URLSearchParams(search).get(IN_ADDRESS);
    if (!given) return;
    model.type(given);
    setOpen(true);
  }, [model, search]);
  return [isOpen, setOpen] as const;
}

const AppliedCoupon = observer(({ model }: Props) => (
  <div className={css['applied']}>
    <Told>
      <CodedText text={model.saving ?? ''} />
    </Told>
    <Button kind="quiet" className={css['remove']} isBusy={model.isBusy} onClick={() => void model.remove()}>
      {useMessages(cartPageMessages).removeCoupon}
    </Button>
    {model.problem && (
      <Told isUrgent className={css['problem']}>
        {model.problem}
      </Told>
    )}
  </div>
));
