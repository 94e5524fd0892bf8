import type { TextsOf } from '../writing/messages.ts';
import type { consentMessages } from './en.ts';

export const consent: TextsOf<typeof consentMessages> = {
  heading: 'Votre vie privée',
  question:
    'Pouvons-nous tirer des leçons de votre visite et l’utiliser pour ce que vous voyez ailleurs ? La boutique fonctionne de la même façon si vous refusez.',
  refuseAll: 'Tout refuser',
  allowAll: 'Tout accepter',
  choose: 'Choisir',
  choices: 'Choix de confidentialité',
  introduction:
    'Vous pouvez changer d’avis à tout moment, au bas de chaque page. Ce que vous retirez est effacé aussitôt.',
  needed: 'Nécessaire',
  neededText:
    'Votre panier, vos commandes, votre pays, votre langue et ce choix. La boutique ne peut pas fonctionner sans eux ; ils sont donc toujours là.',
  names: { measuring: 'Mesure', marketing: 'Publicité', chat: 'Messagerie en direct' },
  texts: {
    measuring: 'Compte les pages vues et les pièces achetées, pour que nous puissions améliorer la boutique.',
    marketing:
      'Indique à notre service publicitaire ce que vous regardez et achetez ici, pour que vous voyiez nos vêtements ailleurs et que nous sachions quelle annonce a été utile.',
    chat: 'Charge la messagerie d’un autre service, qui apprend votre adresse internet et ce que vous écrivez.',
  },
  barred: 'Votre navigateur l’a déjà refusé pour vous.',
  recorded: (number) => `Votre dernier choix est enregistré sous le numéro ${number}.`,
  save: 'Enregistrer mon choix',
};
