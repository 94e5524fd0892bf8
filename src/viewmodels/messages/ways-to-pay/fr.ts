import type { TextsOf } from '../writing/messages.ts';
import type { wayToPayMessages } from './en.ts';

export const waysToPay: TextsOf<typeof wayToPayMessages> = {
  channels: { upi: 'UPI', cards: 'Cartes et net banking' },
  fromApp: 'Payez depuis votre application UPI.',
  gateway: (name) => `Vous continuerez chez ${name}, puis reviendrez ici.`,
  gatewayLater: (name) => `Vous êtes hors ligne : vous paierez chez ${name} une fois votre commande envoyée.`,
  cash: 'Vous payez le livreur à l’arrivée du colis, sans frais. En Inde seulement.',
  noCash: 'Le paiement à la livraison suppose un colis : ce qui se télécharge se paie en ligne.',
  noCashThere: 'Le paiement en espèces n’est pas accepté à ce PIN code. Veuillez payer en ligne.',
};
