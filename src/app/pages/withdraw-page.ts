import { drawing, type Page } from '#app/page/page.ts';
import { tracking } from '#composition/screens/tracking.ts';
import { withdrawing } from '#composition/screens/withdrawing.ts';
import { WithdrawScreen } from '#ui/screens/withdraw/withdraw-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const withdrawPage: Page = {
  ...drawing({
    Screen: WithdrawScreen,
    model: 'withdrawScreen',
    needs: 'actions',
    services: { ...tracking, ...withdrawing },
  }),
  load: loadPrivate('withdraw'),
};
