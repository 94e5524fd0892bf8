import { drawing } from '#app/page/page.ts';
import { newsletter } from '#composition/screens/newsletter.ts';
import { Newsletter } from '#ui/screens/newsletter/newsletter.tsx';

export const newsletterPanel = drawing({
  Screen: Newsletter,
  model: 'newsletterPart',
  needs: 'actions',
  services: newsletter,
});
