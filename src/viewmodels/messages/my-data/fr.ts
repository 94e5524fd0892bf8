import type { TextsOf } from '../writing/messages.ts';
import type { myDataMessages } from './en.ts';

export const myData: TextsOf<typeof myDataMessages> = {
  about:
    'Tout ce que Zari conserve sur vous, et ce que conserve cet appareil. Montants en roupies indiennes, heures en UTC.',
  downloadText:
    'Un fichier avec tout ce que nous conservons sur vous, du profil et des commandes aux avis, et avec ce que conserve cet appareil. C’est du texte simple, lisible par vous et par d’autres programmes. Aucun mot de passe n’y figure.',
  deviceText:
    'Les choix de confidentialité et l’unité des tailles appartiennent à cet appareil et à aucun compte : ils ne sont pas dans le fichier.',
  download: 'Télécharger mes données',
  saved: 'Le fichier est dans vos téléchargements.',
  notSaved: 'La boutique n’a pas répondu. Réessayez dans une minute.',
  downloadOffline: 'Vous êtes hors ligne, et le fichier a besoin du réseau.',
  deletion: 'Supprimer mon compte',
  deletionText: 'C’est immédiat et définitif.',
  goesHeading: 'Ce qui disparaît',
  goes: [
    'Profil, adresses et mot de passe',
    'Connexions sur tous les appareils',
    'Panier, listes et leurs liens depuis cet appareil',
    'Avis écrits lorsque vous étiez connecté',
    'Newsletter et alertes de taille et de prix',
  ],
  staysHeading: 'Ce qui reste',
  stays: [
    'Les commandes et leurs factures : la loi nous oblige à les conserver jusqu’à 8 ans',
    'Les commandes et retours en cours suivent leur chemin',
    'Vous retrouvez une commande avec son numéro et l’adresse e-mail',
  ],
  credit: (amount) => `Votre avoir de ${amount} sera perdu. Dépensez-le d’abord si vous le pouvez.`,
  creditBack: 'Ce que vous avez payé avec un avoir ne revient pas si une commande est annulée.',
  password: 'Votre mot de passe',
  send: 'Supprimer le compte définitivement',
  wrongPassword: 'Ce n’est pas votre mot de passe. Vérifiez-le.',
  orderWaits:
    'Une commande sur cet appareil n’est pas encore arrivée à la boutique. Attendez son envoi ou annulez-la d’abord.',
  otherCredit: 'Votre avoir a changé. Lisez ce qui serait perdu, puis appuyez de nouveau.',
  notDeleted: 'La boutique n’a pas répondu. Réessayez : un compte n’est supprimé qu’une fois.',
  deletionOffline: 'Vous êtes hors ligne, et la suppression a besoin du réseau. Rien n’a été supprimé.',
  done: 'Votre compte est supprimé. Un e-mail le confirme.',
};
