import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useHref, useMessages } from '#ui/hooks/messages-context.ts';
import { searchMessages } from '#viewmodels/messages/search/en.ts';
import { searchAddress } from '#viewmodels/search/search-address.ts';
import css from './search-form.module.css';

type Props = {
  readonly text: string;
  /** The label is heard alone, where the page says already what is looked for. */
  readonly isLabelHidden?: boolean;
};

/** The text of the search, to be changed; without scripts a plain form. */
export function SearchForm({ text, isLabelHidden = false }: Props) {
  const id = useId();
  const messages = useMessages(searchMessages);
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(searchAddress(String(new FormData(event.currentTarget).get('q') ?? '')));
  };
  return (
    <form action={useHref('/search')} method="get" className={css['form']} onSubmit={submit}>
      <label htmlFor={id} className={css['label']}>
        {isLabelHidden ? <VisuallyHidden>{messages.edit}</VisuallyHidden> : messages.edit}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        maxLength={128}
        defaultValue={text}
        autoComplete="off"
        enterKeyHint="search"
        className={css['input']}
      />
      <Button type="submit">{messages.show}</Button>
    </form>
  );
}
