import css from './header-control.module.css';
import { HeaderCount } from './header-count.tsx';
import { HeaderIcon } from './header-icon.tsx';
import { PanelLink } from './panel-link.tsx';

type Props = {
  readonly label: string;
  readonly count: number;
  readonly onOpen: () => void;
  /** What is written below the icon. */
  readonly text?: string;
};

/** Opens the wishlist, which is kept on the device and so needs scripts; without them it is not offered. */
export function WishlistLink({ label, count, onOpen, text }: Props) {
  return (
    <PanelLink href="#main" label={label} className={`${css['control']} ${css['scripted']}`} onOpen={onOpen}>
      <HeaderIcon d="M12 20S3.5 14.9 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4C20.5 14.9 12 20 12 20z" />
      {text && <span>{text}</span>} <HeaderCount of={count} />
    </PanelLink>
  );
}
