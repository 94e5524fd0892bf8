import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Field } from '#ui/components/field.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { Told } from '#ui/components/told.tsx';
import { useHref, useMessages } from '#ui/hooks/messages-context.ts';
import type { SharingModel } from '#viewmodels/lists/sharing-model.ts';
import { sharedListMessages } from '#viewmodels/messages/shared-list/en.ts';
import { passOn } from './pass-on.ts';
import css from './share-wishlist.module.css';

type Props = { readonly model: SharingModel };

/** Showing the wishlist by a link. The form is there for who wants it, and the link while there is one. */
export const ShareWishlist = observer(({ model }: Props) => {
  const messages = useMessages(sharedListMessages);
  const { address, hurdle, told } = model;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!model.isThere) return null;
  return (
    <section aria-label={messages.share} tabIndex={-1} className={css['share']}>
      {address === null ? (
        <>
          <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {messages.share}
          </Button>
          <div id={id} hidden={!isOpen}>
            <ShareForm model={model} />
          </div>
        </>
      ) : (
        <SharedLink model={model} address={address} />
      )}
      <Told className={css['told']}>{isOpen || address !== null ? hurdle || told : told}</Told>
    </section>
  );
});

const ShareForm = observer(({ model }: Props) => {
  const messages = useMessages(sharedListMessages);
  const { typed } = model;
  const passOnLink = usePassOn(model);
  const share = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const section = form.closest('section');
    if (!(await model.share())) return;
    section?.focus(); // the button that was pressed is gone
    await passOnLink(form.ownerDocument.defaultView);
  };
  return (
    <form noValidate className={css['form']} onSubmit={share}>
      <p className={css['note']}>{messages.intro}</p>
      <Field
        label={messages.title}
        isOptional
        maxLength={60}
        autoComplete="off"
        value={typed.title}
        onChange={({ target }) => model.write({ title: target.value })}
      />
      <Field
        label={messages.name}
        isOptional
        maxLength={40}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => model.write({ name: target.value })}
      />
      <Button type="submit" kind="second" isBusy={model.isBusy}>
        {messages.makeLink}
      </Button>
    </form>
  );
});

const SharedLink = observer(({ model, address }: Props & { readonly address: string }) => {
  const messages = useMessages(sharedListMessages);
  const { until } = model;
  const link = useLinkTo(address);
  const passOnLink = usePassOn(model);
  const stop = async (section: HTMLElement | null): Promise<void> => {
    await model.stop();
    section?.focus();
  };
  return (
    <>
      <p className={css['note']}>
        <Sentence text={messages.isShared} parts={{ day: <time dateTime={until.at}>{until.day}</time> }} />
      </p>
      <Field
        label={messages.link}
        readOnly
        autoComplete="off"
        dir="ltr"
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className={css['ways']}>
        <Button kind="second" onClick={({ currentTarget }) => void passOnLink(currentTarget.ownerDocument.defaultView)}>
          {messages.pass}
        </Button>
        <Button
          kind="quiet"
          isBusy={model.isBusy}
          onClick={({ currentTarget }) => void stop(currentTarget.closest('section'))}
        >
          {messages.stop}
        </Button>
      </div>
    </>
  );
});

/** The address as it is sent to others; where the list is drawn there is a page, and so an origin. */
function useLinkTo(address: string): string {
  return globalThis.location.origin + useHref(address);
}

/** Passes the link on that the model has by then, and says what became of it. */
function usePassOn(model: SharingModel): (page: Window | null) => Promise<void> {
  const messages = useMessages(sharedListMessages);
  const prefix = useHref('/').slice(0, -1);
  const said = { passed: '', copied: messages.copied, neither: messages.copyYourself };
  return async (page) => {
    if (!page || model.address === null) return;
    const url = page.location.origin + prefix + model.address;
    model.tell(said[await passOn(page, { url, title: messages.heading })]);
  };
}
