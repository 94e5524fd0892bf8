import { useCallback, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import { PanelSlot } from './panel-slot.tsx';

/** The button to hear when a choice is back; the form that comes in its place has the rest. */
export function RestockSlot() {
  const { notifyMe } = useMessages(productMessages);
  const { shopSilent } = useMessages(commonMessages);
  const [wish, setWish] = useState<'none' | 'wanted' | 'missing'>('none');
  const isWanted = wish === 'wanted';
  const goWithout = useCallback(() => setWish('missing'), []); // it may be pressed again
  const button = (
    <>
      <Button kind="second" isBusy={isWanted} onClick={() => setWish('wanted')}>
        {notifyMe}
      </Button>
      {wish === 'missing' && <Told isUrgent>{shopSilent}</Told>}
    </>
  );
  return <PanelSlot name="restock" isWanted={isWanted} placeholder={button} onMissing={goWithout} />;
}
