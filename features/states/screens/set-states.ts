import { bundle, grouped, pattern } from '../sets.ts';
import { goesOffline, type States } from '../state.ts';

export const productSetStates: States = {
  grouped: { address: `/p/${grouped.sku}/${grouped.slug}` },
  bundle: { address: `/p/${bundle.sku}/${bundle.slug}` },
  download: { address: `/p/${pattern.sku}/${pattern.slug}` },
  offline: { address: `/p/${grouped.sku}/${grouped.slug}`, when: goesOffline },
};
