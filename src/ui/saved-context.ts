import { createContext, useContext } from 'react';
import type { SavedModel } from '#viewmodels/lists/saved-model.ts';

/** The hearts of the visit; null where nothing can be saved. */
export const SavedContext = createContext<SavedModel | null>(null);

export function useSaved(): SavedModel | null {
  return useContext(SavedContext);
}
