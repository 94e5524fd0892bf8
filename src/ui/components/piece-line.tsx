import type { ReactNode } from 'react';
import { useLang } from '#ui/hooks/messages-context.ts';
import type { LineView } from '#viewmodels/cart/line-view.ts';
import { joined } from './joined.ts';
import { Picture } from './picture.tsx';
import css from './piece-line.module.css';
import { ShopLink } from './shop-link.tsx';

type Props = {
  readonly line: Pick<LineView, 'address' | 'picture' | 'designer' | 'name'>;
  /** How much room it takes: `large` takes more on a wide screen. */
  readonly size?: 'small' | 'usual' | 'large';
  readonly onFollow?: (() => void) | undefined;
  /** What is said of the piece below its name. */
  readonly children: ReactNode;
};

/** A piece among others that were put aside: its picture, who made it, and its name, which leads to it. */
export function PieceLine({ line, size = 'usual', onFollow, children }: Props) {
  return (
    <li className={joined(css['line'], css[size])}>
      <ShopLink to={line.address} className={css['media']} tabIndex={-1} aria-hidden="true" onClick={onFollow}>
        <Picture source={line.picture} alt="" />
      </ShopLink>
      <div className={css['words']}>
        {line.designer && (
          <p translate="no" className={css['designer']}>
            {line.designer}
          </p>
        )}
        <ShopLink to={line.address} className={css['name']} onClick={onFollow} lang={useLang()}>
          {line.name}
        </ShopLink>
        {children}
      </div>
    </li>
  );
}
