import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Shell } from '#app/page/page.ts';
import { PartBoundary } from '#ui/components/part-boundary.tsx';
import { MessagesContext } from '#ui/hooks/messages-context.ts';
import { PopUp } from '#ui/screens/pop-up/pop-up.tsx';
import type { PopUpModel } from '#viewmodels/pop-up/pop-up-model.ts';

type Props = { readonly shop: Pick<Shell, 'messages' | 'storeView' | 'viewPath'>; readonly popUp: PopUpModel };

/** What lies beside the pages, in the language of the visit. */
export const Beside = observer(({ shop, popUp }: Props) => {
  const { messages } = shop;
  const { prefix } = shop.viewPath;
  const { locale } = shop.storeView.get();
  const speech = useMemo(() => ({ messages, locale, prefix }), [messages, locale, prefix]);
  return (
    <MessagesContext value={speech}>
      <PartBoundary>
        <PopUp model={popUp} />
      </PartBoundary>
    </MessagesContext>
  );
});
