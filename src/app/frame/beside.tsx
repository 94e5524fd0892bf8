import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Shell } from '#app/page/page.ts';
import type { FollowChat } from '#domain/chat/follow-chat.ts';
import { PartBoundary } from '#ui/components/part-boundary.tsx';
import { MessagesContext } from '#ui/hooks/messages-context.ts';
import { ChatCorner } from '#ui/screens/chat/chat-corner.tsx';
import { PopUp } from '#ui/screens/pop-up/pop-up.tsx';
import type { ChatModel } from '#viewmodels/chat/chat-model.ts';
import type { PopUpModel } from '#viewmodels/pop-up/pop-up-model.ts';
import { useSpeech } from './use-speech.ts';

export type ChatOfShop = { readonly chatModel: ChatModel; readonly followChat: FollowChat };

type Props = {
  readonly shop: Pick<Shell, 'messages' | 'storeView' | 'viewPath' | 'catalogLanguage' | 'frame'>;
  readonly popUp: PopUpModel;
  readonly chat: ChatOfShop | null;
};

/** What lies beside the pages, in the language of the visit. */
export const Beside = observer(({ shop, popUp, chat }: Props) => {
  const speech = useSpeech(shop);
  return (
    <MessagesContext value={speech}>
      <PartBoundary>
        <PopUp model={popUp} />
      </PartBoundary>
      {chat && (
        <PartBoundary>
          <Chat chat={chat} />
        </PartBoundary>
      )}
    </MessagesContext>
  );
});

/** It is followed once there is room for it. */
function Chat({ chat: { chatModel, followChat } }: { readonly chat: ChatOfShop }) {
  useEffect(() => void followChat(), [followChat]);
  return <ChatCorner model={chatModel} />;
}
