import type { ScreenName } from '#app/page/page.ts';

/** Who buys is told nothing else; who has bought reads what became of it. */
export const boughtOn: readonly ScreenName[] = ['checkout', 'confirmation'];
