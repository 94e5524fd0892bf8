import type { TextsOf } from '../writing/messages.ts';
import type { whyPriceMessages } from './en.ts';

export const whyPrice: TextsOf<typeof whyPriceMessages> = {
  title: 'Pourquoi ce prix ?',
  market: 'Prix pour',
  india: 'l’Inde',
  us: 'les États-Unis',
  others: 'tous les autres pays',
  indiaStandsIn: 'Il n’y a pas de prix propre à votre pays, le prix pour l’Inde s’applique donc.',
  regular: 'Prix normal',
  special: 'Prix spécial',
  saved: 'Vous économisez',
  from: (day) => `à partir du ${day}`,
  until: (day) => `jusqu’au ${day}`,
  fromUntil: (from, until) => `du ${from} au ${until}`,
  always: 'sans limite de durée',
  later: (price, when) => `Un prix spécial de ${price} s’applique ${when}, pas aujourd’hui.`,
  tax: (amount) => `Le prix comprend ${amount} de GST.`,
  taxContained: 'La GST est comprise dans le prix. Son montant s’affiche dans le panier.',
  taxNone: 'Aucune taxe n’est ajoutée ; des droits de douane de votre pays peuvent s’y ajouter.',
  lowest: 'Le prix le plus bas de toutes les tailles et couleurs, tant que vous n’avez pas choisi.',
  sum: 'La somme des parties que vous avez choisies.',
  shown: 'Vous payez',
  currency: 'Affiché dans votre devise à notre taux du jour ; le panier compte en roupies.',
};
