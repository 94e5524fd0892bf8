import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import type { Drawing } from './page.ts';
import { useView } from './visit-context.ts';

/** The cart beside the page: absent until it is first opened. Without its code the cart page serves as well. */
export const MinicartSlot = observer(({ frame }: { readonly frame: FrameModel }) => {
  const { get, panels } = useView();
  const navigate = useNavigate();
  const [panel, setPanel] = useState<Drawing | null>(null);
  const isWanted = frame.isMinicartOpen && panel === null;
  useEffect(() => {
    if (!isWanted) return;
    const openCartPage = (): void => {
      frame.closePanel();
      void navigate('/cart');
    };
    panels.fetch('minicart').then(setPanel, openCartPage);
  }, [isWanted, frame, navigate, panels]);
  return panel?.draw(get);
});
