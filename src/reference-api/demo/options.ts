// Options of the select attributes. Option ids are unique over all attributes.

type Options = Readonly<Record<string, { readonly id: number; readonly label: string }>>;

/** Attribute size (142). */
export const SIZES = {
  xs: { id: 165, label: 'XS' },
  s: { id: 166, label: 'S' },
  m: { id: 167, label: 'M' },
  l: { id: 168, label: 'L' },
  xl: { id: 169, label: 'XL' },
  xxl: { id: 170, label: 'XXL' },
  free: { id: 171, label: 'Free Size' },
  eu36: { id: 180, label: 'EU 36' },
  eu37: { id: 181, label: 'EU 37' },
  eu38: { id: 182, label: 'EU 38' },
  eu39: { id: 183, label: 'EU 39' },
  eu40: { id: 184, label: 'EU 40' },
  eu41: { id: 185, label: 'EU 41' },
} as const satisfies Options;

export type SizeName = keyof typeof SIZES;

export const GENDERS = {
  women: { id: 11, label: 'Women' },
  men: { id: 12, label: 'Men' },
  unisex: { id: 13, label: 'Unisex' },
} as const satisfies Options;

export type GenderName = keyof typeof GENDERS;

/** Attribute category_product: the kind of thing it is. */
export const KINDS = {
  lehenga: { id: 30, label: 'Lehenga' },
  kurtaSet: { id: 31, label: 'Kurta Set' },
  saree: { id: 32, label: 'Saree' },
  tee: { id: 33, label: 'Tee' },
  anarkali: { id: 34, label: 'Anarkali' },
  gown: { id: 35, label: 'Gown' },
  kaftan: { id: 36, label: 'Kaftan' },
  sherwani: { id: 37, label: 'Sherwani' },
  bandhgala: { id: 38, label: 'Bandhgala' },
  nehru: { id: 39, label: 'Nehru Jacket' },
  kurta: { id: 40, label: 'Kurta' },
  polo: { id: 41, label: 'Polo' },
  dupatta: { id: 42, label: 'Dupatta' },
  potli: { id: 43, label: 'Potli' },
  juttis: { id: 44, label: 'Juttis' },
  jhumkas: { id: 45, label: 'Jhumkas' },
  swatch: { id: 46, label: 'Fabric Swatch' },
  handkerchief: { id: 47, label: 'Handkerchief' },
  pocketSquare: { id: 48, label: 'Pocket Square' },
} as const satisfies Options;

export type KindName = keyof typeof KINDS;

/** Attribute fabric: what the main piece is made of. */
export const CLOTHS = {
  mulmul: { id: 201, label: 'Mulmul cotton' },
  organicCotton: { id: 202, label: 'Organic cotton' },
  slub: { id: 203, label: 'Slub cotton' },
  khadi: { id: 204, label: 'Handspun khadi' },
  chanderi: { id: 205, label: 'Chanderi silk cotton' },
  silk: { id: 206, label: 'Mulberry silk' },
  brocade: { id: 207, label: 'Banarasi brocade' },
  georgette: { id: 208, label: 'Silk georgette' },
  organza: { id: 209, label: 'Silk organza' },
  satin: { id: 210, label: 'Silk satin' },
  velvet: { id: 211, label: 'Cotton velvet' },
  wool: { id: 212, label: 'Fine wool' },
  linen: { id: 213, label: 'Stretch linen' },
  dryWeave: { id: 214, label: 'Dry-weave jersey' },
  pique: { id: 215, label: 'Cotton piqué' },
  leather: { id: 216, label: 'Vegetable-tanned leather' },
  brass: { id: 217, label: 'Gold-plated brass' },
} as const satisfies Options;

export type ClothName = keyof typeof CLOTHS;
