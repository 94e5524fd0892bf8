import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { Field } from '#ui/components/field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { SubscriptionModel } from '#viewmodels/account/subscription-model.ts';
import { accountPageWords } from '#viewmodels/words/account-page/en.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { newsletterWords } from '#viewmodels/words/newsletter/en.ts';
import { AccountBlock } from './account-block.tsx';
import css from './newsletter-block.module.css';

/** Whether the newsletter goes to the address of the account (ACC-13). */
export const NewsletterBlock = observer(({ model }: { readonly model: SubscriptionModel }) => {
  const words = useWords(accountPageWords);
  const newsletter = useWords(newsletterWords);
  const { retry } = useWords(commonWords);
  const { form } = model;
  return (
    <AccountBlock name={words.blocks.newsletter} isBusy={model.isChecking}>
      <p className={css['text']}>{newsletter.invitation}</p>
      <div className={css['field']}>
        <Field
          label={newsletter.emailAddress}
          help={words.emailHelp}
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
