import { createContext } from 'react';

/** Where notices are listed: over the page, or within a panel that lies over it. */
export const NoticesPlace = createContext<'page' | 'panel'>('page');
