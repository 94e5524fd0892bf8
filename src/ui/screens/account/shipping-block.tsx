import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '#ui/components/button.tsx';
import { CheckoutProblems } from '#ui/components/checkout-problems.tsx';
import { FieldGrid } from '#ui/components/field-grid.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { AccountScreenModel } from '#viewmodels/account/account-screen-model.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { AccountBlock } from './account-block.tsx';
import css from './account-form.module.css';

/** The address that goods are sent to when nothing else is said (ACC-11). */
export const ShippingBlock = observer(({ model }: { readonly model: AccountScreenModel }) => {
  const messages = useMessages(accountPageMessages);
  const { shipping: form, shippingAnswer } = model;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <AccountBlock name={messages.blocks.shipping}>
      <p className={css['text']}>{messages.addressText}</p>
      <form noValidate onSubmit={save} className={css['form']}>
        <CheckoutProblems problems={form.shownProblems} attempt={form.attempts} />
        <FieldGrid fields={form.fields} onType={form.type} onEnter={form.enter} onLeave={form.leave} />
        {shippingAnswer && <Told>{shippingAnswer}</Told>}
        <Button type="submit" isBusy={form.isSaving} className={css['save']}>
          {messages.saveAddress}
        </Button>
      </form>
    </AccountBlock>
  );
});
