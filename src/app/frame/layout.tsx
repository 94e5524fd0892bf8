import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { LayoutName } from '#app/navigation/routes.ts';
import { LateSlot } from '#app/slots/late-slot.tsx';
import { NoticesSlot } from '#app/slots/notices-slot.tsx';
import { useView } from '#app/slots/visit-context.ts';
import { CompareMarksContext } from '#ui/hooks/compare-marks-context.ts';
import { MessagesContext } from '#ui/hooks/messages-context.ts';
import { WishlistMarksContext } from '#ui/hooks/wishlist-marks-context.ts';
import { DefaultLayout } from '#ui/layouts/default-layout.tsx';
import { EmptyLayout } from '#ui/layouts/empty-layout.tsx';
import { MinimalLayout } from '#ui/layouts/minimal-layout.tsx';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { PagePanels, PageSearch } from './page-panels.tsx';
import { useSpeech } from './use-speech.ts';

type Props = { readonly name: LayoutName; readonly children: ReactNode };

/** The frame around a page (ROUTE-30), in the language of the visit. */
export const Layout = observer((props: Props) => {
  const shop = useView().shop;
  const speech = useSpeech(shop);
  return (
    <MessagesContext value={speech}>
      <WishlistMarksContext value={shop.wishlistMarks}>
        <CompareMarksContext value={shop.compareMarks}>
          <Frame {...props} frame={shop.frame} />
        </CompareMarksContext>
      </WishlistMarksContext>
    </MessagesContext>
  );
});

function Frame({ name, frame, children }: Props & { readonly frame: FrameModel }) {
  const privacy = useView().shop.consentPurposes.length > 0 && <LateSlot name="consent" />;
  switch (name) {
    case 'default':
      return (
        <DefaultLayout
          frame={frame}
          search={<PageSearch frame={frame} />}
          newsletter={<LateSlot name="newsletter" />}
          privacy={privacy}
          minicart={<PagePanels frame={frame} />}
          notices={<NoticesSlot />}
        >
          {children}
        </DefaultLayout>
      );
    case 'minimal':
      return (
        <MinimalLayout frame={frame} panels={<PagePanels frame={frame} />} notices={<NoticesSlot />} privacy={privacy}>
          {children}
        </MinimalLayout>
      );
    case 'empty':
      return <EmptyLayout>{children}</EmptyLayout>;
    default:
      return name satisfies never;
  }
}
