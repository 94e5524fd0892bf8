import type { TextsOf } from '../writing/messages.ts';
import type { noticeMessages } from './en.ts';

export const notices: TextsOf<typeof noticeMessages> = {
  'page-gone': 'Cette page n’existe plus. Voici la page d’accueil.',
  'product-empty-result':
    'Le produit, la catégorie ou la page n’est pas disponible hors ligne. Retour à la page d’accueil.',
  'category-offline': 'Aucun produit enregistré pour cette catégorie. Revenez une fois en ligne !',
  'filters-offline': 'Aucun filtre enregistré pour cette catégorie. Revenez une fois en ligne !',
  'order-refused':
    'La commande n’a pas été acceptée. Vérifiez que tous les champs obligatoires sont remplis, ou écrivez-nous à {email}',
  'order-not-kept':
    'Cet appareil ne peut pas conserver votre commande. Gardez cette page ouverte jusqu’à ce que la boutique ait répondu.',
  'order-queued': 'La commande n’a pas pu être transmise à cause d’une erreur du serveur. Elle est en file d’attente',
  'order-queue-refused':
    'L’adresse indiquée lors de la commande contient des données non valables. Vérifiez que tous les champs obligatoires sont remplis et écrivez-nous à {email} pour que nous puissions y remédier à l’avenir. Votre commande a été annulée.',
  'order-queue-out-of-stock': 'Certains des produits commandés sont épuisés. Votre commande a été annulée.',
  'order-sent': 'Votre commande a été envoyée et enregistrée. Merci.',
  'order-not-withdrawn': 'Cet appareil n’a pas pu noter une annulation. Veuillez annuler la commande à nouveau.',
  'order-being-canceled':
    'Votre commande est en cours d’annulation et n’est plus envoyée. Nous demandons à la boutique si elle l’a reçue.',
  'order-canceled': 'Votre commande est annulée. La boutique ne l’a pas reçue.',
  'order-not-canceled':
    'La boutique a la commande que vous avez annulée, sous le numéro {number}. Pour l’annuler aussi là-bas, écrivez à {email}.',
  'review-sent': 'Votre avis a été envoyé pour vérification.',
  'review-failed': 'Un problème est survenu. Réessayez dans quelques secondes.',
  'signed-out': 'Votre session est fermée',
  'account-updated': 'Les données du compte ont été mises à jour',
  'password-changed': 'Le mot de passe a été modifié',
  'account-not-made':
    'La commande est passée, mais aucun compte n’a pu être créé. Vous pouvez en créer un à tout moment.',
  'session-lost':
    'Erreur interne lors du renouvellement de la connexion. Effacez les données du site et rechargez la page.',
  'compare-added': 'Le produit {productName} a été ajouté à la comparaison !',
  'compare-removed': 'Le produit {productName} a été retiré de la comparaison !',
  'compare-full': 'Quatre pièces sont déjà comparées. Retirez-en une pour ajouter celle-ci.',
  'part-missing': 'Une partie de la boutique n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  'device-news': '',
  'shop-renewed': 'Une nouvelle version de la boutique est prête.',
  'language-offered': 'Vous pouvez lire cette boutique en français. Les prix et le panier restent tels quels.',
  readIn: 'Lire en français',
  'server-message': '',
};
