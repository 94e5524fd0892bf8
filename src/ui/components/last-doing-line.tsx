import { observer } from 'mobx-react-lite';
import type { LastDoing } from '#viewmodels/shared/last-doing.ts';
import { Button } from './button.tsx';
import css from './last-doing-line.module.css';
import { Told } from './told.tsx';

type Props = { readonly doing: LastDoing /** The word for having it undone. */; readonly undo: string };

/** What was just done, and the way to have it undone. */
export const LastDoingLine = observer(({ doing, undo }: Props) => (
  <div className={css['doing']}>
    <Told>{doing.words}</Told>
    {doing.canUndo && (
      <Button kind="quiet" onClick={doing.undo}>
        {undo}
      </Button>
    )}
  </div>
));
