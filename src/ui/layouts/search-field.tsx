import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHref, useMessages } from '#ui/hooks/messages-context.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import type { SearchFieldModel } from '#viewmodels/search/search-field-model.ts';
import { HeaderIcon } from './header-icon.tsx';
import css from './search-field.module.css';

type Props = { readonly model: SearchFieldModel /** What is offered while typing. */; readonly panel?: ReactNode };

/** Searches the shop. Without scripts it is a form; on small screens it takes the header's place while it is in use. */
export const SearchField = observer(({ model, panel }: Props) => {
  const messages = useMessages(frameMessages);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { text } = model;
  useEffect(() => {
    if (input.current) input.current.value ||= text; // what is being typed wins
  }, [text]);
  const type = (event: FormEvent<HTMLInputElement>): void => model.type(event.currentTarget.value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    input.current?.blur();
    model.close();
    void navigate(model.resultsAddress);
  };
  return (
    <search className={css['search']}>
      <form action={useHref('/search')} method="get" className={css['form']} onSubmit={submit}>
        <HeaderIcon d="M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z" />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={128}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={messages.search}
          placeholder={messages.search}
          className={css['input']}
          onFocus={type}
          onClick={type}
          onChange={type}
        />
      </form>
      {panel}
    </search>
  );
});
