import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { LateSlot } from './late-slot.tsx';
import { useView } from './visit-context.ts';

/**
 * What the shop has to say. The region is there from the first; what is told in it comes when the page has come to rest,
 * or with the first notice. A notice whose code could not be had is told as what it is: the shop did not answer.
 */
export const NoticesSlot = observer(() => {
  const told = useView().shop.notices.get().shown.length;
  const { shopSilent } = useMessages(commonMessages);
  return (
    <LateSlot
      name="notices"
      isWanted={told > 0}
      placeholder={<Region />}
      instead={<Region>{told > 0 && <Told isUrgent>{shopSilent}</Told>}</Region>}
    />
  );
});

function Region({ children }: { readonly children?: ReactNode }) {
  return <section aria-label={useMessages(frameMessages).notices}>{children}</section>;
}
