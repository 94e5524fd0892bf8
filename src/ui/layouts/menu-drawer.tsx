import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { Dialog } from '#ui/components/dialog.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useLangOfNames, useMessages } from '#ui/hooks/messages-context.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import type { MenuLink } from '#viewmodels/frame/menu-link.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import css from './menu-drawer.module.css';
import { StoreButton } from './store-button.tsx';

type Props = { readonly frame: FrameModel };

/** The menu of small screens, in a drawer whose levels slide. */
export const MenuDrawer = observer(({ model: frame }: { readonly model: FrameModel }) => {
  const { menu } = useMessages(frameMessages);
  return (
    <Dialog isOpen={frame.isOpen('menu')} onClose={frame.closePanel} heading={menu} place="start">
      <Levels frame={frame} />
    </Dialog>
  );
});

/** The deepest open level; what lies above it is one Back away. */
const Levels = observer(({ frame }: Props) => {
  const level = frame.openLevels.at(-1);
  if (!level) return <TopLevel key="top" frame={frame} />;
  return <Level key={level.id} frame={frame} level={level} above={frame.openLevels.at(-2)} />;
});

const TopLevel = observer(({ frame }: Props) => (
  <div ref={focusOnArrival} tabIndex={-1} className={css['top']}>
    <Entries entries={frame.menu} frame={frame} />
    <button type="button" className={css['entry']} onClick={frame.openWishlist}>
      {frame.wishlistLabel}
    </button>
    <button type="button" className={css['entry']} onClick={frame.openAccount}>
      {useMessages(frameMessages).account}
    </button>
    <div>
      <StoreButton frame={frame} place="page" />
    </div>
  </div>
));

type LevelProps = Props & { readonly level: MenuLink; readonly above: MenuLink | undefined };

const Level = observer(({ frame, level, above }: LevelProps) => {
  const common = useMessages(commonMessages);
  const messages = useMessages(frameMessages);
  const { pathname } = useLocation();
  const className = frame.menuPath.isLeaving ? css['leaving'] : css['level'];
  return (
    <div ref={focusOnArrival} tabIndex={-1} className={className}>
      <button type="button" className={css['back']} onClick={frame.menuPath.leave}>
        <Chevron />
        <span>{above ? messages.backTo(above.name) : messages.backToAll}</span>
      </button>
      <p className={css['name']} lang={useLangOfNames()}>
        {level.name}
      </p>
      <ShopLink
        to={level.address}
        aria-current={pathname === level.address ? 'page' : undefined}
        className={css['entry']}
        onClick={frame.closePanel}
      >
        {common.viewAll}
      </ShopLink>
      <Entries entries={level.children} frame={frame} />
    </div>
  );
});

/**
 * A level that appears takes the focus: on the way down the level itself, on the way up the entry that led down. A menu
 * that has just opened keeps the focus on its heading.
 */
function focusOnArrival(level: HTMLElement | null): void {
  if (!level?.closest('dialog[open]')) return;
  (level.querySelector<HTMLElement>('[data-left]') ?? level).focus();
}

const Entries = observer(({ entries, frame }: Props & { readonly entries: readonly MenuLink[] }) => {
  const lang = useLangOfNames();
  const { pathname } = useLocation();
  return (
    <ul lang={lang}>
      {entries.map(({ id, name, address, children }) => (
        <li key={id}>
          {children.length > 0 ? (
            <button
              type="button"
              className={css['entry']}
              data-left={frame.menuPath.leftId === id || undefined}
              onClick={() => frame.menuPath.enter(id)}
            >
              <span>{name}</span>
              <Chevron />
            </button>
          ) : (
            <ShopLink
              to={address}
              aria-current={pathname === address ? 'page' : undefined}
              className={css['entry']}
              onClick={frame.closePanel}
            >
              {name}
            </ShopLink>
          )}
        </li>
      ))}
    </ul>
  );
});

function Chevron() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={css['chevron']}>
      <path d="m9 5 7 7-7 7" />
    </svg>
  );
}
