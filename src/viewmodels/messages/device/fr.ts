import type { TextsOf } from '../writing/messages.ts';
import type { deviceMessages } from './en.ts';

export const device: TextsOf<typeof deviceMessages> = {
  'set-aside':
    'Une partie de ce qui était en attente sur cet appareil est illisible et a été mise de côté ({count}) : s’il vous manque une commande, écrivez à {email}.',
  held: 'Veuillez fermer les autres onglets de cette boutique, pour que celui-ci puisse lire les commandes de votre appareil.',
  'may-clear':
    'Ce navigateur pourrait effacer ce qui y est en attente : rouvrez la boutique d’ici quelques jours, jusqu’à ce que votre commande soit envoyée.',
  late: 'Cet appareil n’a pas encore répondu. Ce que vous y avez gardé est en sécurité, et s’affichera dès qu’il répondra.',
  'keeps-nothing':
    'Ce navigateur ne conserve rien pour la boutique : votre panier et vos listes disparaîtront quand vous fermerez ou rechargerez cette page. Vous pouvez commander maintenant, ou autoriser les données de site pour cette boutique.',
};
