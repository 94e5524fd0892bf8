import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { zoomWords } from '#viewmodels/words/zoom/en.ts';
import css from './zoom-dialog.module.css';

type Props = {
  /** Which picture it is and how close, to be read aloud. */
  readonly place: string;
  readonly canTurn: boolean;
  readonly onCloser: () => void;
  readonly onFarther: () => void;
  readonly onTurn: (by: number) => void;
};

/** The buttons over a picture that is looked at closely. */
export function ZoomTools({ place, canTurn, onCloser, onFarther, onTurn }: Props) {
  const words = useWords(zoomWords);
  return (
    <div className={css['tools']}>
      <Button kind="second" aria-label={words.closer} onClick={onCloser}>
        +
      </Button>
      <Button kind="second" aria-label={words.farther} onClick={onFarther}>
        −
      </Button>
      {canTurn && (
        <>
          <Button kind="second" aria-label={words.previous} onClick={() => onTurn(-1)}>
            <span className={css['arrow']}>←</span>
          </Button>
          <Button kind="second" aria-label={words.next} onClick={() => onTurn(1)}>
            <span className={css['arrow']}>→</span>
          </Button>
        </>
      )}
      <Told isPlain className={css['place']}>
        {place}
      </Told>
    </div>
  );
}
