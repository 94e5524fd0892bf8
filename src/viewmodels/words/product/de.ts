import { counterOf } from '../counter-of.ts';
import type { TextsOf } from '../words.ts';
import type { productWords } from './en.ts';

const count = counterOf('de');

export const product: TextsOf<typeof productWords> = {
  gallery: 'Galerie',
  pictures: 'Bilder',
  showPicture: (number) => `Bild ${number} zeigen`,
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  pictureOf: (number, total) => `${number} von ${total}`,
  allTaxes: 'Alle Steuern inbegriffen',
  color: 'Farbe',
  size: 'Größe',
  notAvailable: 'Nicht erhältlich',
  soldOut: 'Ausverkauft',
  soldOutIn: (others) => `Ausverkauft in ${others}`,
  onlyLeft: (pieces) => count(pieces, { other: 'Nur noch # verfügbar' }),
  inStock: 'Auf Lager',
  sizeGuide: 'Größentabelle',
  pause: 'Pause',
  play: 'Abspielen',
  zoom: 'Vergrößern',
  whyThisPrice: 'Warum dieser Preis?',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert.',
  quantity: 'Menge',
  addToCart: 'In den Warenkorb',
  buyBar: 'Dieses Stück kaufen',
  added: 'Hinzugefügt',
  addToWishlist: 'Auf die Merkliste setzen',
  removeFromWishlist: 'Von der Merkliste nehmen',
  about: 'Über dieses Stück',
  details: 'Einzelheiten',
  designer: 'Designer',
  articleNumber: 'Artikelnummer',
  delivery: 'Lieferung und Rückgabe',
  deliveryCost: 'Was die Lieferung kostet, sehen Sie an der Kasse, bevor Sie bezahlen.',
  helpAt: 'Etwas stimmt nicht? Schreiben Sie an {email} und halten Sie die Bestellnummer bereit.',
  failed: 'Dieses Stück lässt sich gerade nicht anzeigen',
};
