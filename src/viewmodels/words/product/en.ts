import { counterOf } from '../counter-of.ts';
import { definePart } from '../words.ts';

const count = counterOf('en');

/** The page of a product. */
export const productWords = definePart('product', {
  gallery: 'Gallery',
  pictures: 'Pictures',
  showPicture: (number: number) => `Show picture ${number}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: (number: number, total: number) => `${number} of ${total}`,
  allTaxes: 'Including all taxes',
  color: 'Color',
  size: 'Size',
  notAvailable: 'Not available',
  soldOut: 'Sold out',
  soldOutIn: (others: string) => `Sold out in ${others}`,
  onlyLeft: (pieces: number) => count(pieces, { other: 'Only # left' }),
  inStock: 'In stock',
  sizeGuide: 'Size guide',
  pause: 'Pause',
  play: 'Play',
  zoom: 'Zoom',
  whyThisPrice: 'Why this price?',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  quantity: 'Quantity',
  addToCart: 'Add to cart',
  buyBar: 'Buy this piece',
  added: 'Added',
  addToWishlist: 'Add to wishlist',
  removeFromWishlist: 'Remove from wishlist',
  about: 'About this piece',
  details: 'Details',
  designer: 'Designer',
  articleNumber: 'Article number',
  delivery: 'Delivery and returns',
  deliveryCost: 'What delivery costs is shown in the checkout, before you pay.',
  helpAt: 'Something not right? Write to {email} and keep the order number at hand.',
  failed: 'We cannot show this piece right now',
});
