import { drawing } from '#app/page/page.ts';
import { findCachedProducts } from '#composition/screens/find-cached-products.ts';
import { suggesting } from '#composition/screens/search-panel.ts';
import { SearchPanel } from '#ui/screens/search/search-panel.tsx';

export const searchPanel = drawing({
  Screen: SearchPanel,
  model: 'searchPanel',
  needs: 'actions',
  services: { ...findCachedProducts, ...suggesting },
});
