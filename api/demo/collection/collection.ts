import type { Collection } from '#api/records/collection.ts';
import type { HomeSectionRecord } from '#api/records/content-records.ts';
import { attributes } from './attributes.ts';
import { categories } from './categories.ts';
import { contentEntities } from './content-entities.ts';
import { contentNodes } from './content-nodes.ts';
import { designs } from './designs.ts';
import { headInGerman, offersInGerman, sectionInGerman } from './german.ts';
import { headImage, homeSections, offers } from './home.ts';
import { productOf } from './product.ts';
import { reviewsOf } from './reviews.ts';
import { searchTerms } from './search-terms.ts';
import { seasonsAround } from './seasons.ts';
import { shops } from './shops.ts';
import { sizeGuides } from './size-guides.ts';
import { taxRules } from './tax-rules.ts';
import { translationsOf } from './translations.ts';

const sectionsOn = (today: string): readonly HomeSectionRecord[] => [...seasonsAround(today), ...homeSections];

/**
 * The whole demo shop as it stands on a day (YYYY-MM-DD, Asia/Kolkata): publication dates and windows of special prices
 * are counted from it. The same day gives the same records. Two products keep the fixed dates of the contract's examples.
 */
export const demoCollection = (today: string): Collection => {
  const own = ownCollection(today);
  return { ...own, translations: translationsOf(own) };
};

const ownCollection = (today: string): Omit<Collection, 'translations'> => ({
  products: designs.map((sheet) => productOf(sheet, designs, today)),
  categories,
  attributes,
  contentEntities,
  contentNodes,
  taxRules,
  searchTerms,
  homeSections: sectionsOn(today),
  offers,
  headImage,
  reviews: reviewsOf(designs, today),
  sizeGuides,
  shops,
  storeViews: {
    de: {
      homeSections: sectionsOn(today).map(sectionInGerman),
      offers: offersInGerman(offers),
      headImage: headInGerman(headImage),
    },
  },
});
