import type { TextsOf } from '../writing/messages.ts';
import type { missingMessages } from './en.ts';

export const missing: TextsOf<typeof missingMessages> = {
  notFound: 'We kunnen deze pagina niet vinden',
  notFoundTitle: 'Pagina niet gevonden',
  youAskedFor: 'Je vroeg om {address}',
  notFoundText: 'Misschien is de pagina verplaatst, of zit er een fout in het adres. Hier is de weg terug.',
  near: 'Zocht je een van deze?',
  successor: (name) => `‘${name}’ wordt niet meer verkocht. Dit kwam ervoor in de plaats.`,
};
