import type {
  ContentEntity,
  ContentNodeRecord,
  HeadImageRecord,
  HomeSectionRecord,
  PromotedOffersRecord,
  ReviewRecord,
  ShopRecord,
  SizeGuideRecord,
  StoreViewRecord,
} from '#api/records/content-records.ts';
import type { ProductRecord } from '#api/records/product-records.ts';
import type { AttributeRecord, CategoryRecord, SearchTermRecord, TaxRuleRecord } from './catalog-records.ts';

/** All that the demo shop begins with. */
export type Collection = {
  /** By language, such as `hi`: what words of the collection are in it. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By store code, where a store view has its own. */
  readonly storeViews: Readonly<Record<string, StoreViewRecord>>;
  readonly shops: readonly ShopRecord[];
  readonly reviews: readonly ReviewRecord[];
  readonly sizeGuides: readonly SizeGuideRecord[];
  readonly headImage: HeadImageRecord;
  readonly contentEntities: readonly ContentEntity[];
  readonly contentNodes: readonly ContentNodeRecord[];
  readonly products: readonly ProductRecord[];
  readonly categories: readonly CategoryRecord[];
  readonly attributes: readonly AttributeRecord[];
  readonly taxRules: readonly TaxRuleRecord[];
  readonly searchTerms: readonly SearchTermRecord[];
  readonly homeSections: readonly HomeSectionRecord[];
  readonly offers: PromotedOffersRecord;
};
