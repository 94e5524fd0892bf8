import type { WithdrawalMailWords } from './words.ts';

export const fr: WithdrawalMailWords = {
  withdraw: 'Renoncer au contrat ici',
  subject: (order) => `Nous avons reçu votre rétractation pour la commande ${order}`,
  heading: 'Nous avons reçu votre rétractation',
  lookedAt: (day) =>
    `Une personne de la boutique l’examine et vous écrira. Elle vaut à partir de l’heure indiquée ci-dessous ; ce qui vous est dû vous revient au plus tard le ${day}.`,
  notPacked: 'La commande n’était pas encore emballée et est annulée : rien n’est envoyé et rien n’est à renvoyer.',
  sendBack: (day) => `Renvoyez les pièces au plus tard le ${day} et inscrivez le numéro de retour sur le colis.`,
  paysBack: (amount, day) =>
    `Nous vous remboursons ${amount}, livraison standard payée comprise, au plus tard le ${day}, par le moyen de paiement utilisé.`,
  mayWait: 'Nous pouvons attendre d’avoir reçu les pièces ou la preuve que vous les avez envoyées.',
  nothingDue: 'Vous n’avez rien payé : il n’y a donc rien à rembourser.',
  excepted: (names) => `Fabriqué sur mesure ou non expédié, et donc exclu : ${names}.`,
  notYou: 'Ce n’était pas vous ? Écrivez-nous en indiquant le numéro de la déclaration.',
  statementNumber: 'Numéro de la déclaration',
  receivedAt: 'Reçue le',
  name: 'Nom',
  email: 'Adresse e-mail',
  withdrawnFrom: 'Rétractation portant sur',
  wholeOrder: 'toute la commande',
};
