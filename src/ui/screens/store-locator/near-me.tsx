import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { StoreLocatorModel } from '#viewmodels/content/store-locator-model.ts';
import { storeLocatorMessages } from '#viewmodels/messages/store-locator/en.ts';

const PATIENCE_MS = 10_000;

/** Asks the browser where the shopper is, only when this is pressed; where they are stays on the device. */
export const NearMe = observer(({ model }: { readonly model: StoreLocatorModel }) => {
  const messages = useMessages(storeLocatorMessages);
  const [isAsking, setAsking] = useState(false);
  const ask = ({ currentTarget }: MouseEvent): void => {
    const browser = currentTarget.ownerDocument.defaultView?.navigator;
    const answer = (place: Parameters<StoreLocatorModel['nearTo']>[0]): void => {
      setAsking(false);
      model.nearTo(place);
    };
    if (!browser || !('geolocation' in browser)) {
      answer(null);
      return;
    }
    setAsking(true);
    browser.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ latitude, longitude }),
      () => answer(null),
      { timeout: PATIENCE_MS, maximumAge: PATIENCE_MS },
    );
  };
  return (
    <>
      <Button kind="quiet" isBusy={isAsking} onClick={ask}>
        {messages.nearMe}
      </Button>
      {model.isLost && <Told isUrgent>{messages.lost}</Told>}
    </>
  );
});
