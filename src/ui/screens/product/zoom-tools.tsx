import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { zoomMessages } from '#viewmodels/messages/zoom/en.ts';
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
  const messages = useMessages(zoomMessages);
  return (
    <div className={css['tools']}>
      <Button kind="second" aria-label={messages.closer} onClick={onCloser}>
        +
      </Button>
      <Button kind="second" aria-label={messages.farther} onClick={onFarther}>
        −
      </Button>
      {canTurn && (
        <>
          <Button kind="second" aria-label={messages.previous} onClick={() => onTurn(-1)}>
            <span className={css['arrow']}>←</span>
          </Button>
          <Button kind="second" aria-label={messages.next} onClick={() => onTurn(1)}>
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
