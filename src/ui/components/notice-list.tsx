import { observer } from 'mobx-react-lite';
import { type FocusEvent, use, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { MessagesContext, useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { failureMessages } from '#viewmodels/messages/failures/en.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { noticeMessages } from '#viewmodels/messages/notices/en.ts';
import type { NoticeView } from '#viewmodels/notices/notice-view.ts';
import type { NoticesModel } from '#viewmodels/notices/notices-model.ts';
import { CodedText } from './coded-text.tsx';
import { joined } from './joined.ts';
import css from './notice-list.module.css';
import { NoticesPlace } from './notices-place.ts';
import { Told } from './told.tsx';
import { useYielding } from './use-yielding.ts';

/** What the shop has to say. None leaves by itself while a pointer or the focus is here, or nobody looks at the page. */
export const NoticeList = observer(({ model }: { readonly model: NoticesModel }) => {
  const place = use(NoticesPlace);
  const messages = useMessages(frameMessages);
  const list = useRef<HTMLElement>(null);
  useYielding(list, model.all.length);
  useEffect(() => {
    const page = list.current?.ownerDocument;
    const follow = (): void => (page?.hidden ? model.hold() : model.release());
    page?.addEventListener('visibilitychange', follow);
    return () => {
      page?.removeEventListener('visibilitychange', follow);
      model.release(); // the pointer or the focus that was here has gone with the list
    };
  }, [model]);
  const releaseWhenLeft = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) model.release();
  };
  return (
    <section
      ref={list}
      aria-label={messages.notices}
      className={css[place]}
      onMouseEnter={model.hold}
      onMouseLeave={model.release}
      onFocus={model.hold}
      onBlur={releaseWhenLeft}
    >
      {model.all.map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          leadsToCart={notice.leadsToCart && place === 'page'}
          isNews={() => model.isNews(notice.id)}
          onDismiss={() => model.dismiss(notice.id)}
          model={model}
        />
      ))}
    </section>
  );
});

type Props = {
  readonly notice: NoticeView;
  readonly leadsToCart: boolean;
  /** Whether it was not said yet: it may be told on the page and then in a panel. */
  readonly isNews: () => boolean;
  readonly onDismiss: () => void;
  readonly model: NoticesModel;
};

/** One that offers another language is in that one, what can be pressed included. */
function Notice(props: Props) {
  const { offered } = props.notice;
  const speech = use(MessagesContext);
  if (!offered) return <NoticeBox {...props} />;
  const { locale, direction, messages } = offered;
  return (
    <MessagesContext value={{ ...speech, locale, messages }}>
      <NoticeBox {...props} lang={locale} dir={direction} />
    </MessagesContext>
  );
}

type BoxProps = Props & { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' };

function NoticeBox({ isNews, lang, dir, ...rest }: BoxProps) {
  const { text, type, role } = rest.notice;
  return (
    <div lang={lang} dir={dir} className={joined(css['notice'], css[type])}>
      <Told isUrgent={role === 'alert'} isNews={isNews}>
        <CodedText text={text} />
      </Told>
      <div className={css['actions']}>
        <Actions {...rest} />
      </div>
    </div>
  );
}

function Actions({ notice, leadsToCart, onDismiss, model }: Omit<Props, 'isNews'>) {
  const { offersCheckout, offersComparison, offersReload, offered } = notice;
  const messages = useMessages(frameMessages);
  const common = useMessages(commonMessages);
  const failures = useMessages(failureMessages);
  const navigate = useNavigate();
  const proceed = (): void => {
    onDismiss();
    void navigate('/checkout');
  };
  return (
    <>
      {leadsToCart && (
        <LinkButton to="/cart" kind="quiet" onClick={onDismiss}>
          {common.viewCart}
        </LinkButton>
      )}
      {offersCheckout && (
        <Button kind="quiet" onClick={proceed}>
          {messages.proceedToCheckout}
        </Button>
      )}
      {offersComparison && (
        <LinkButton to="/compare" kind="quiet" onClick={onDismiss}>
          {common.compare}
        </LinkButton>
      )}
      {offersReload && (
        <Button kind="quiet" onClick={model.reload}>
          {failures.reload}
        </Button>
      )}
      {offered && <ReadIn locale={offered.locale} model={model} />}
      <Button kind="quiet" onClick={onDismiss}>
        {messages.ok}
      </Button>
    </>
  );
}

type ReadInProps = { readonly locale: string; readonly model: NoticesModel };

/** Takes the language that is offered, whose name it bears. */
const ReadIn = observer(({ locale, model }: ReadInProps) => {
  const { readIn } = useMessages(noticeMessages);
  const navigate = useNavigate();
  const read = async (): Promise<void> => {
    await model.readIn(locale);
    await navigate(0); // the page at hand stays as it has become
  };
  return (
    <Button kind="quiet" isBusy={model.isChangingLanguage} onClick={() => void read()}>
      {readIn}
    </Button>
  );
});
