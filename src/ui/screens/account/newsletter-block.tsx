import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { Field } from '#ui/components/field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { SubscriptionModel } from '#viewmodels/account/subscription-model.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { newsletterMessages } from '#viewmodels/messages/newsletter/en.ts';
import { AccountBlock } from './account-block.tsx';
import css from './newsletter-block.module.css';

/** Whether the newsletter goes to the address of the account (ACC-13). */
export const NewsletterBlock = observer(({ model }: { readonly model: SubscriptionModel }) => {
  const messages = useMessages(accountPageMessages);
  const newsletter = useMessages(newsletterMessages);
  const { retry } = useMessages(commonMessages);
  const { form } = model;
  return (
    <AccountBlock name={messages.blocks.newsletter} isBusy={model.isChecking}>
      <p className={css['text']}>{newsletter.invitation}</p>
      <div className={css['field']}>
        <Field
          label={newsletter.emailAddress}
          help={messages.emailHelp}
          type="email"
          autoComplete="email"
          value={model.email}
          readOnly
        />
      </div>
      <Told className={css['standing']}>{model.standing}</Told>
      {form.failure && <Told isUrgent>{form.failure}</Told>}
      <div className={css['acts']}>
        {form.isSubscribed ? (
          <Button kind="second" isBusy={form.doing === 'unsubscribe'} onClick={form.unsubscribe}>
            {newsletter.unsubscribe}
          </Button>
        ) : (
          <Button isBusy={form.doing === 'subscribe'} onClick={form.subscribe}>
            {newsletter.subscribe}
          </Button>
        )}
        {model.isUnknown && (
          <Button kind="quiet" onClick={model.opened}>
            {retry}
          </Button>
        )}
      </div>
    </AccountBlock>
  );
});
