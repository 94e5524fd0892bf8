import { observer } from 'mobx-react-lite';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Field, TextField } from '#ui/components/field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import type { ReviewFormModel } from '#viewmodels/product-more/review-form-model.ts';
import { Fit } from './fit.tsx';
import { Rating } from './rating.tsx';
import css from './review-form.module.css';

/** Where a shopper says what a piece is like. It is read by the shop before others see it. */
export const ReviewForm = observer(({ model }: { readonly model: ReviewFormModel }) => {
  const messages = useMessages(productMoreMessages);
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = await model.send();
    const field = wrong && form.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  const field = (name: 'author' | 'title' | 'detail') => ({
    name,
    value: model.draft[name],
    error: model.problemAt(name),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      model.write({ [name]: currentTarget.value }),
  });
  return (
    <form ref={form} aria-labelledby="write" noValidate className={css['form']} onSubmit={send}>
      <h3 id="write" className={css['heading']}>
        {messages.write}
      </h3>
      <Rating stars={model.draft.stars} onChange={(given) => model.write({ stars: given })} />
      {model.asksFit && <Fit choices={model.fits} onChange={(fit) => model.write({ fit })} />}
      <Field label={messages.yourName} {...field('author')} autoComplete="given-name" />
      <Field label={messages.summary} {...field('title')} autoComplete="off" />
      <TextField label={messages.review} {...field('detail')} help={messages.moderation} rows={5} />
      <div className={css['send']}>
        <Button kind="second" type="submit">
          {messages.submit}
        </Button>
        <Told>{model.progress}</Told>
      </div>
    </form>
  );
});
