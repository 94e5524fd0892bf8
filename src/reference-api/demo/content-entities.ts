import type { CmsRecord, ContentEntity } from './records.ts';

const page = (id: number, identifier: string, title: string, content: string): ContentEntity => ({
  type: 'cms_page',
  record: { ...entity(id, identifier, title, content), url_path: identifier },
});

const block = (id: number, identifier: string, title: string, content: string): ContentEntity => ({
  type: 'cms_block',
  record: entity(id, identifier, title, content),
});

const entity = (id: number, identifier: string, title: string, content: string): CmsRecord => ({
  id,
  identifier,
  title,
  content,
  store_id: 0,
  active: true,
});

/** What the shop has to say besides its goods. */
export const contentEntities: readonly ContentEntity[] = [
  page(
    1,
    'about',
    'About Zari',
    '<p>Zari brings small ateliers and their hand work to wardrobes far away. Every piece names the house that made it.</p>',
  ),
  page(
    2,
    'shipping',
    'Shipping and delivery',
    '<p>Pieces that are ready to ship leave within two working days. What is made to order takes three to five weeks.</p>',
  ),
  page(
    3,
    'returns',
    'Returns and exchanges',
    '<p>Send back what you have not worn within fifteen days. Pieces made to your measure can be altered, not returned.</p>',
  ),
  page(
    4,
    'fabric-care',
    'Caring for silk and brocade',
    '<p>Air silk after wearing, fold brocade along new lines each season, and keep metal thread away from perfume.</p>',
  ),
  page(
    5,
    'size-guide',
    'Size guide',
    '<p>Measure over light clothing: chest and hips where they are widest, waist where it is narrowest.</p>',
  ),
  page(
    6,
    'bespoke',
    'Bespoke and made to measure',
    '<p>Tell us the occasion and your measures; a tailor of the house answers with a sketch and a day.</p>',
  ),
  block(1, 'footer-promise', 'Our promise', '<p>Named makers, honest prices, and a reply within one day.</p>'),
  block(2, 'checkout-help', 'Help at the checkout', '<p>Questions about your order? Call us from 10 to 19 h IST.</p>'),
];
