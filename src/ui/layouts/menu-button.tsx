import { useMessages } from '#ui/hooks/messages-context.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import control from './header-control.module.css';
import { HeaderIcon } from './header-icon.tsx';
import { useIsLive } from './use-is-live.ts';

type Props = { readonly onOpen: () => void };

/** Opens the menu of small screens; without scripts it leads to the list in the footer. */
export function MenuButton({ onOpen }: Props) {
  const { menu } = useMessages(frameMessages);
  const className = `${control['control']} ${control['start']} ${control['narrow']}`;
  const face = <HeaderIcon d="M4 8h16M4 16h16" />;
  if (!useIsLive())
    return (
      <a href="#shop" aria-label={menu} className={className}>
        {face}
      </a>
    );
  return (
    <button type="button" aria-label={menu} aria-haspopup="dialog" className={className} onClick={onOpen}>
      {face}
    </button>
  );
}
