import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from '#ui/components/close-button.tsx';
import { CodedText } from '#ui/components/coded-text.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { NewsletterForm } from '#ui/components/newsletter-form.tsx';
import { Told } from '#ui/components/told.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { useDismiss } from '#ui/hooks/use-dismiss.ts';
import { newsletterMessages } from '#viewmodels/messages/newsletter/en.ts';
import { popUpMessages } from '#viewmodels/messages/pop-up/en.ts';
import type { PopUpModel, PopUpView } from '#viewmodels/pop-up/pop-up-model.ts';
import css from './pop-up.module.css';

type Props = { readonly model: PopUpModel };

/**
 * What the merchant offers over a page, which stays within reach: it is said when it comes, and the focus stays where it is.
 */
export const PopUp = observer(({ model }: Props) => {
  const { shown } = model;
  return shown && <Card shown={shown} model={model} />;
});

type CardProps = Props & { readonly shown: PopUpView };

function Card({ shown: { title, text, language, coupon, link, newsletter }, model }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const messages = useMessages(popUpMessages);
  const invitation = useMessages(newsletterMessages);
  const id = useId();
  const lang = useLang(language);
  useDismiss(card, model.close);
  useLayoutEffect(() => leavingFocus(card.current), []);
  return (
    <section
      ref={card}
      role="dialog"
      aria-label={newsletter ? invitation.newsletter : messages.offer}
      aria-describedby={id}
      className={css['card']}
    >
      <CloseButton onClose={model.close} className={css['close']} />
      <Told isPlain id={id} role="heading" aria-level={2} className={css['title']} lang={lang}>
        {title}
      </Told>
      {text && (
        <Told isPlain lang={lang}>
          <CodedText text={text} />
        </Told>
      )}
      {coupon && (
        <Told isPlain className={css['coupon']}>
          <CodedText text={coupon} />
        </Told>
      )}
      {link && (
        <LinkButton to={link} onClick={model.close}>
          {messages.look}
        </LinkButton>
      )}
      {newsletter && <NewsletterForm model={newsletter} onSubscribed={model.answer} />}
    </section>
  );
}

/** Answers what to do as it goes: the focus that it had goes to the heading of the page. */
function leavingFocus(card: HTMLElement | null): () => void {
  return () => {
    const page = card?.ownerDocument;
    if (card?.contains(page?.activeElement ?? null))
      page?.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
}
