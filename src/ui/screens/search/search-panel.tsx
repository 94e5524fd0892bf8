import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { Told } from '#ui/components/told.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { searchMessages } from '#viewmodels/messages/search/en.ts';
import type { SearchPanelModel } from '#viewmodels/search/search-panel-model.ts';
import { followKeys } from './follow-keys.ts';
import { SearchLinks } from './search-links.tsx';
import css from './search-panel.module.css';
import { SearchProducts } from './search-products.tsx';

type Props = { readonly model: SearchPanelModel };

/** What is offered below the header's search field. */
export const SearchPanel = observer(({ model }: Props) => {
  const { isOpen, text } = model;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    model.opened();
    return followKeys(panel.current, model.close);
  }, [isOpen, model]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text that is typed is looked for
  useEffect(() => {
    if (isOpen) void model.look();
  }, [isOpen, text, model]);
  if (!isOpen) return null;
  return (
    <div ref={panel} className={css['panel']}>
      <VisuallyHidden>
        <Told as="span">{model.status}</Told>
      </VisuallyHidden>
      <div className={css['content']}>{model.isBeginning ? <Beginning model={model} /> : <Answer model={model} />}</div>
    </div>
  );
});

const Beginning = observer(({ model }: Props) => {
  const messages = useMessages(searchMessages);
  return (
    <div className={css['beginning']}>
      {/* First, since what follows comes a little later and would push it down. */}
      <p className={`${css['note']} ${css['hint']}`}>{messages.tooShort}</p>
      <SearchLinks heading={messages.recent} links={model.recent} onForget={model.forget} />
      <SearchLinks heading={messages.popular} links={model.popular} />
    </div>
  );
});

const Answer = observer(({ model }: Props) => {
  const messages = useMessages(searchMessages);
  const { all, trouble } = model;
  return (
    <>
      <div className={css['column']}>
        <SearchLinks heading={messages.phrases} links={model.phrases} onFollow={model.remember} />
        <SearchLinks heading={messages.categories} links={model.categories} onFollow={model.remember} />
        {model.hasFoundNothing && <SearchLinks heading={messages.popular} links={model.popular} />}
      </div>
      <div className={css['column']}>
        {trouble && <p className={css['note']}>{trouble}</p>}
        {model.hasFoundNothing && (
          <>
            <p className={css['none']}>{messages.none}</p>
            <p className={css['note']}>{model.nothingText}</p>
          </>
        )}
        <SearchProducts cards={model.cards} onFollow={model.remember} />
        {all && (
          <p>
            <ShopLink to={all.address} className={css['all']} onClick={model.remember}>
              {all.name}
            </ShopLink>
          </p>
        )}
      </div>
    </>
  );
});
