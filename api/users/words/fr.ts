import type { AccountMailWords } from './account-mail-words.ts';

export const fr: AccountMailWords = {
  link: {
    subject: 'Choisissez un nouveau mot de passe',
    asked: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Zari. Choisissez-le ici :',
    works: (minutes) =>
      `Le lien fonctionne une seule fois et pendant ${minutes} minutes. Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste le même.`,
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    told: 'Le mot de passe de votre compte Zari a été modifié et tous les appareils ont été déconnectés.',
    ifNot: 'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe :',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    told: 'Votre compte Zari a maintenant une autre adresse e-mail et tous les autres appareils ont été déconnectés. Cet e-mail est le dernier que nous envoyons à cette adresse.',
    ifNot: 'Si ce n’était pas vous, écrivez-nous tout de suite :',
  },
  accountDeleted: {
    subject: 'Votre compte a été supprimé',
    told: 'Votre compte Zari a été supprimé, avec le profil, les adresses, le panier, les avis et toutes les alertes qui en faisaient partie. La loi nous oblige à conserver les commandes et leurs factures pendant quelques années ; vous retrouvez une commande avec son numéro et cette adresse e-mail.',
    ifNot: 'Si ce n’était pas vous, écrivez-nous tout de suite :',
  },
  page: {
    choose: 'Choisir un nouveau mot de passe',
    email: 'Adresse e-mail',
    password: (fewest) => `Nouveau mot de passe, au moins ${fewest} caractères`,
    again: 'Répéter le nouveau mot de passe',
    button: 'Changer de mot de passe',
    faults: {
      'too-short': (fewest) => `Le mot de passe doit avoir au moins ${fewest} caractères.`,
      'too-long': (most) => `Le mot de passe peut avoir au plus ${most} caractères.`,
      unlike: () => 'Les deux mots de passe ne sont pas identiques.',
      common: () => 'C’est l’un des mots de passe les plus courants. Choisissez-en un autre.',
      'own-email': () => 'Le mot de passe ne peut pas être votre adresse e-mail.',
      'shop-name': () => 'Le mot de passe ne peut pas être le nom de la boutique.',
    },
    changed: 'Votre mot de passe a été modifié',
    signedOut: 'Tous vos appareils ont été déconnectés. Connectez-vous avec le nouveau mot de passe.',
    tooLate: 'Ce lien ne fonctionne plus',
    askAgain: (minutes) =>
      `Il fonctionne une seule fois et pendant ${minutes} minutes. Demandez-en un autre au moment de vous connecter.`,
    onlyForm: 'Cette page ne fait qu’afficher un formulaire',
    backToShop: 'Retour à la boutique',
  },
};
