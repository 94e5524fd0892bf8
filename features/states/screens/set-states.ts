import { simplePieces } from '../pieces.ts';
import { bundle, grouped, pattern } from '../sets.ts';
import { goesOffline, type States, type World } from '../state.ts';

/** The last piece of each set is sold out. */
const lastSoldOut = ({ api }: World): void => {
  for (const piece of simplePieces.slice(-1))
    api.fakes.search.put({ ...piece, stock: { ...piece.stock, quantity: 0, isInStock: false } });
};

export const productSetStates: States = {
  grouped: { address: `/p/${grouped.sku}/${grouped.slug}` },
  bundle: { address: `/p/${bundle.sku}/${bundle.slug}` },
  download: { address: `/p/${pattern.sku}/${pattern.slug}` },
  partial: { address: `/p/${grouped.sku}/${grouped.slug}`, given: lastSoldOut },
  'bundle-partial': { address: `/p/${bundle.sku}/${bundle.slug}`, given: lastSoldOut },
  offline: { address: `/p/${grouped.sku}/${grouped.slug}`, when: goesOffline },
};
