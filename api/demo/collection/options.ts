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
  eu42: { id: 186, label: 'EU 42' },
  eu43: { id: 187, label: 'EU 43' },
  eu44: { id: 188, label: 'EU 44' },
  eu45: { id: 189, label: 'EU 45' },
  y2: { id: 190, label: '2-3 Y' },
  y4: { id: 191, label: '4-5 Y' },
  y6: { id: 192, label: '6-7 Y' },
  y8: { id: 193, label: '8-9 Y' },
  y10: { id: 194, label: '10-11 Y' },
  waist30: { id: 172, label: 'W 30' },
  waist32: { id: 173, label: 'W 32' },
  waist34: { id: 174, label: 'W 34' },
  waist36: { id: 175, label: 'W 36' },
  waist38: { id: 176, label: 'W 38' },
} as const satisfies Options;

export type SizeName = keyof typeof SIZES;

export const GENDERS = {
  women: { id: 11, label: 'Women' },
  men: { id: 12, label: 'Men' },
  unisex: { id: 13, label: 'Unisex' },
  girls: { id: 14, label: 'Girls' },
  boys: { id: 15, label: 'Boys' },
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
  sharara: { id: 103, label: 'Sharara Set' },
  dress: { id: 104, label: 'Dress' },
  shirt: { id: 105, label: 'Shirt' },
  trousers: { id: 106, label: 'Trousers' },
  bangles: { id: 107, label: 'Bangles' },
  necklace: { id: 108, label: 'Necklace' },
  giftSet: { id: 100, label: 'Gift Set' },
  appointment: { id: 101, label: 'Appointment' },
  pattern: { id: 102, label: 'Pattern' },
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
  poplin: { id: 218, label: 'Cotton poplin' },
  modal: { id: 219, label: 'Modal silk' },
  crepe: { id: 220, label: 'Silk crêpe' },
  tussar: { id: 221, label: 'Tussar silk' },
  handloom: { id: 222, label: 'Handloom cotton' },
  tissue: { id: 223, label: 'Zari tissue' },
  silver: { id: 224, label: 'Silver-plated brass' },
} as const satisfies Options;

export type ClothName = keyof typeof CLOTHS;

/** Attribute country_of_origin: where it was made. Lists are sorted by these ids, which follow the names. */
export const ORIGINS = {
  india: { id: 301, label: 'India' },
  italy: { id: 302, label: 'Italy' },
  sriLanka: { id: 303, label: 'Sri Lanka' },
} as const satisfies Options;

export type OriginName = keyof typeof ORIGINS;

/** Attribute net_quantity: how much is in the packet. */
export const NET_QUANTITIES = {
  piece: { id: 311, label: '1 piece' },
  pair: { id: 312, label: '1 pair' },
  set: { id: 313, label: '1 set' },
} as const satisfies Options;
