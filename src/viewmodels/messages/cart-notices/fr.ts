import type { TextsOf } from '../writing/messages.ts';
import type { cartNoticeMessages } from './en.ts';

export const cartNotices: TextsOf<typeof cartNoticeMessages> = {
  'cart-added': 'Le produit a été ajouté au panier !',
  'cart-quantity-updated': 'La quantité a été mise à jour !',
  'cart-price-unknown': 'Le prix du produit est inconnu, il ne peut pas être ajouté au panier !',
  'cart-out-of-stock': 'Le produit est épuisé et ne peut pas être ajouté au panier !',
  'cart-stock-unsure':
    'Le stock n’a pas pu être vérifié avec certitude (il varie). Le produit a été ajouté au panier à titre de pré-réservation.',
  'cart-line-refused': 'La boutique n’a pas pu ajouter ce produit au panier.',
  'coupon-refused': 'Le code promo n’est pas valable. Vérifiez-le et réessayez.',
  'product-no-variants': 'Aucune variante disponible',
};
