import type { TextsOf } from '../writing/messages.ts';
import type { missingMessages } from './en.ts';

export const missing: TextsOf<typeof missingMessages> = {
  notFound: 'Nous ne trouvons pas cette page',
  notFoundTitle: 'Page introuvable',
  youAskedFor: 'Vous avez demandé {address}',
  notFoundText:
    'Elle a peut-être été déplacée, ou l’adresse contient une erreur. D’ici, vous pouvez revenir à la boutique.',
  near: 'Cherchiez-vous l’une de celles-ci ?',
  successor: (name) => `« ${name} » n’est plus en vente. Voici ce qui le remplace.`,
};
