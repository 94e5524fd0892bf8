import { drawing, type Page } from '#app/page/page.ts';
import { returning } from '#composition/screens/returning.ts';
import { tracking } from '#composition/screens/tracking.ts';
import { ReturnPiecesScreen } from '#ui/screens/return-pieces/return-pieces-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const returnPiecesPage: Page = {
  ...drawing({
    Screen: ReturnPiecesScreen,
    model: 'giveBackScreen',
    needs: 'actions',
    services: { ...tracking, ...returning },
  }),
  load: loadPrivate('return-pieces'),
};
