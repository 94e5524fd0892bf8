import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { PanelSlot } from '#app/slots/panel-slot.tsx';
import { SearchField } from '#ui/layouts/search-field.tsx';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';

/**
 * What may lie over a page. Without its code the menu leads to the list in the footer, and the minicart
 * leaves its place to the cart page; an order is asked about later.
 */
export const PagePanels = observer(({ frame }: { readonly frame: FrameModel }) => {
  const navigate = useNavigate();
  const openCartPage = useCallback((): void => {
    const isAsked = frame.isOpen('minicart');
    frame.closePanel();
    if (isAsked) void navigate('/cart');
  }, [frame, navigate]);
  const openStorePage = useCallback((): void => {
    frame.closePanel();
    void navigate('/store-choice');
  }, [frame, navigate]);
  const showLinks = useCallback((): void => {
    frame.closePanel();
    void navigate('#shop');
  }, [frame, navigate]);
  return (
    <>
      <PanelSlot name="menu" isWanted={frame.isOpen('menu')} onMissing={showLinks} />
      <PanelSlot
        name="minicart"
        isWanted={frame.isWanted('minicart')}
        onReady={frame.openOffered}
        onMissing={openCartPage}
      />
      <PanelSlot name="account" isWanted={frame.isOpen('account')} onMissing={frame.closePanel} />
      <PanelSlot name="sign-in" isWanted={frame.isOpen('sign-in')} onMissing={frame.closePanel} />
      <PanelSlot name="wishlist" isWanted={frame.isOpen('wishlist')} onMissing={frame.closePanel} />
      <PanelSlot name="store" isWanted={frame.isOpen('store')} onMissing={openStorePage} />
      <PanelSlot name="waiting-orders" isWanted={frame.asksAboutOrders} onMissing={later} />
    </>
  );
});

/** The search field; without the code of its panel it still leads to the page of results. */
export const PageSearch = observer(({ frame: { search } }: { readonly frame: FrameModel }) => (
  <SearchField model={search} panel={<PanelSlot name="search" isWanted={search.isOpen} onMissing={search.close} />} />
));

function later(): void {}
