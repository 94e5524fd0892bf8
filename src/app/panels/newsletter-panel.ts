import { NEWSLETTER_PART } from '#composition/screen-tokens.ts';
import { newsletterModule } from '#composition/screens/newsletter-module.ts';
import { Newsletter } from '#ui/screens/newsletter/newsletter.tsx';
import { drawing } from '../page.ts';

export const newsletterPanel = drawing({
  Screen: Newsletter,
  model: NEWSLETTER_PART,
  half: 'back',
  modules: [newsletterModule],
});
