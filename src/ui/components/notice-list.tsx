import { observer } from 'mobx-react-lite';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { NoticeView } from '#viewmodels/notices/notice-view.ts';
import type { NoticesModel } from '#viewmodels/notices/notices-model.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { failureWords } from '#viewmodels/words/failures/en.ts';
import { frameWords } from '#viewmodels/words/frame/en.ts';
import { CodedText } from './coded-text.tsx';
import { joined } from './joined.ts';
import css from './notice-list.module.css';
import { useYielding } from './use-yielding.ts';

type ListProps = {
  readonly model: NoticesModel;
  /** Over the page, or within a panel that lies over it. */
  readonly place?: 'page' | 'panel';
  /** Id for the words of the latest notice. */
  readonly latestId?: string;
};

/** What the shop has to say. None leaves by itself while a pointer or the focus is here, or nobody looks at the page. */
export const NoticeList = observer(({ model, place = 'page', latestId }: ListProps) => {
  const words = useWords(frameWords);
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
      aria-label={words.notices}
      className={css[place]}
      onMouseEnter={model.hold}
      onMouseLeave={model.release}
      onFocus={model.hold}
      onBlur={releaseWhenLeft}
    >
      {model.all.map((notice, at) => (
        <Notice
          key={notice.id}
          notice={notice}
          textId={at === model.all.length - 1 ? latestId : undefined}
          leadsToCart={notice.leadsToCart && place === 'page'}
          onDismiss={() => model.dismiss(notice.id)}
          onReload={model.reload}
        />
      ))}
    </section>
  );
});

type Props = {
  readonly notice: NoticeView;
  readonly textId: string | undefined;
  readonly leadsToCart: boolean;
  readonly onDismiss: () => void;
  readonly onReload: () => void;
};

function Notice({ notice, textId, leadsToCart, onDismiss, onReload }: Props) {
  const { text, type, role, offersCheckout, offersReload } = notice;
  const words = useWords(frameWords);
  const common = useWords(commonWords);
  const failures = useWords(failureWords);
  const navigate = useNavigate();
  const proceed = (): void => {
    onDismiss();
    void navigate('/checkout');
  };
  return (
    <div className={joined(css['notice'], css[type])}>
      <p id={textId} role={role}>
        <CodedText text={text} />
      </p>
      <div className={css['actions']}>
        {leadsToCart && (
          <LinkButton to="/cart" kind="quiet" onClick={onDismiss}>
            {common.viewCart}
          </LinkButton>
        )}
        {offersCheckout && (
          <Button kind="quiet" onClick={proceed}>
            {words.proceedToCheckout}
          </Button>
        )}
        {offersReload && (
          <Button kind="quiet" onClick={onReload}>
            {failures.reload}
          </Button>
        )}
        <Button kind="quiet" onClick={onDismiss}>
          {words.ok}
        </Button>
      </div>
    </div>
  );
}
