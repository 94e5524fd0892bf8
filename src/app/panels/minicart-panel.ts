import { MINICART } from '#composition/screen-tokens.ts';
import { minicartModule } from '#composition/screens/cart-screens-module.ts';
import { Minicart } from '#ui/screens/cart/minicart.tsx';
import { drawing } from '../page.ts';

export const minicartPanel = drawing({ Screen: Minicart, model: MINICART, half: 'back', modules: [minicartModule] });
