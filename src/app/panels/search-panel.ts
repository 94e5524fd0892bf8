import { drawing } from '#app/page/page.ts';
import { findAtHand } from '#composition/screens/find-at-hand.ts';
import { suggesting } from '#composition/screens/search-panel.ts';
import { SearchPanel } from '#ui/screens/search/search-panel.tsx';

export const searchPanel = drawing({
  Screen: SearchPanel,
  model: 'searchPanel',
  needs: 'actions',
  services: { ...findAtHand, ...suggesting },
});
