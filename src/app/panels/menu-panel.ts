import { drawing } from '#app/page/page.ts';
import { FRAME } from '#composition/frame/tokens.ts';
import { MenuDrawer } from '#ui/layouts/menu-drawer.tsx';

export const menuPanel = drawing({ Screen: MenuDrawer, model: FRAME, half: 'front', modules: [] });
