import type { TextsOf } from '../writing/messages.ts';
import type { paymentMessages } from './en.ts';

export const payment: TextsOf<typeof paymentMessages> = {
  title: 'Votre paiement',
  checking: 'Nous vérifions auprès de votre banque',
  checkingText: 'Votre commande est conservée, et son paiement est en cours de confirmation. Ne payez pas à nouveau.',
  looksAgain: 'Cette page vérifie à nouveau d’elle-même et affiche la réponse ici.',
  findAgain: 'Vous pouvez la fermer : votre commande reste dans la rubrique Compte de cet appareil, avec son état.',
  noAnswer: 'Sans réponse d’ici demain, écrivez-nous avec votre numéro de commande.',
  checkAgain: 'Vérifier à nouveau',
  due: 'Votre commande n’est pas encore payée',
  dueText:
    'Votre commande est passée et en attente de paiement. Si vous venez de payer, vérifiez à nouveau au lieu de payer deux fois.',
  failed: 'Votre paiement n’a pas abouti',
  dueAfterFailure: 'Rien n’a été débité. Votre commande est conservée et toujours en attente de paiement.',
  payNow: 'Payer maintenant',
  sentWhenPaid: 'Nous préparons et envoyons votre commande dès qu’elle est payée.',
  askForPage: 'Pour payer autrement, écrivez-nous avec votre numéro de commande.',
  failedText: 'Rien n’a été débité, et cette commande a été annulée.',
  backInCart: 'Tout est de nouveau dans votre panier. Vous pouvez réessayer, ou choisir un autre moyen de paiement.',
  notOfDevice: 'Les pièces peuvent être commandées à nouveau.',
  creditAgain: 'Un code promo ou un avoir que vous avez utilisé est de nouveau valable.',
  notForNothing: 'Votre banque a tout de même prélevé de l’argent ? Écrivez-nous avec votre numéro de commande.',
  canceled: 'Cette commande a été annulée',
  canceledByYou: 'Comme vous l’avez demandé, rien n’en sera envoyé.',
  canceledText: 'La boutique a annulé cette commande, et rien n’en sera envoyé.',
  paidForCanceled: 'Vous l’aviez payée ? Écrivez-nous avec votre numéro de commande.',
  tryAgain: 'Réessayer',
  toCart: 'Retour au panier',
  notAsked:
    'Impossible de demander à la boutique où en est votre paiement. Ne payez pas à nouveau : vérifiez encore dans un instant.',
  told: {
    paid: 'La page de paiement indique que vous avez payé.',
    failed: 'La page de paiement indique que votre paiement n’a pas abouti.',
    unknown: 'La page de paiement ne sait pas encore si vous avez payé. Ne payez pas à nouveau.',
  },
  statePaid: 'Payée',
  stateOpen: 'Pas encore payée',
  stateAtDoor: 'À payer au livreur',
  stateCanceled: 'Annulée, rien n’est dû',
};
