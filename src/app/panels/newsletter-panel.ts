import { drawing } from '#app/page/page.ts';
import { newsletterModule } from '#composition/newsletter/newsletter-module.ts';
import { newsletterState } from '#composition/newsletter/newsletter-state.ts';
import { NEWSLETTER_PART } from '#composition/newsletter/tokens.ts';
import { Newsletter } from '#ui/screens/newsletter/newsletter.tsx';

export const newsletterPanel = drawing({
  Screen: Newsletter,
  model: NEWSLETTER_PART,
  half: 'back',
  modules: [newsletterState, newsletterModule],
});
