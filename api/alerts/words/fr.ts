import type { AlertMailWords } from './alert-mail-words.ts';

export const fr: AlertMailWords = {
  noMoreMails: 'Ne plus recevoir ce type d’e-mail',
  unsubscribe: {
    question: 'Ne plus recevoir d’e-mails sur les pièces que vous attendez ?',
    whatEnds:
      'Vous n’aurez plus de nouvelles de ce que vous attendez avec cette adresse e-mail : ni de son retour, ni de la baisse de son prix. Vous pouvez nous les redemander dans la boutique à tout moment.',
    button: 'Ne plus rien envoyer',
    done: 'Vous ne recevrez plus d’e-mails sur les pièces que vous attendez',
    askAgain: 'Vous n’attendez plus aucune pièce. Nous ne vous écrirons de nouveau que si vous nous le demandez.',
    unknown: 'Ce lien ne fonctionne pas',
    newerMail:
      'Il est incomplet ou trop ancien. Un e-mail plus récent sur une pièce que vous attendez en contient un qui fonctionne.',
    unchanged: 'Rien n’a changé',
    pressButton: 'Ouvrez le lien de l’e-mail et appuyez sur le bouton de sa page.',
    backToShop: 'Retour à la boutique',
  },
};
