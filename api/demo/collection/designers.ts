type Designer = {
  readonly name: string;
  readonly address: string;
  readonly categoryId: number;
  readonly words: string;
};

/** The houses of the collection. Invented, as everything in it. */
export const DESIGNERS = {
  AJ: {
    name: 'Anjora',
    address: '18 Chhipa Lane, Jaipur 302002, Rajasthan',
    categoryId: 71,
    words:
      'A Jaipur printing house that still cuts its own teak blocks. Indigo, madder and a great deal of white space.',
  },
  RT: {
    name: 'Rustam',
    address: '3 Khotachi Lane, Mumbai 400004, Maharashtra',
    categoryId: 72,
    words:
      'Menswear from Mumbai with nothing to prove: clean lines, honest cotton, and cloth that keeps up with the day.',
  },
  VR: {
    name: 'Vaidehi Rana',
    address: '61 Weavers’ Court, Varanasi 221001, Uttar Pradesh',
    categoryId: 73,
    words: 'Wedding clothes in Banarasi brocade, made to be worn again. Forty karigars, one courtyard, no shortcuts.',
  },
  MD: {
    name: 'Meher & Daughters',
    address: '27 Chowk Passage, Lucknow 226003, Uttar Pradesh',
    categoryId: 74,
    words: 'Three generations of Lucknow chikankari. White on white, and the patience it takes.',
  },
  TB: {
    name: 'Taanbaan',
    address: '112 Loom Street, Kanchipuram 631501, Tamil Nadu',
    categoryId: 75,
    words:
      'A weavers’ cooperative from Kanchipuram, Patan and Chanderi. Every length is signed by the hand that wove it.',
  },
  ST: {
    name: 'Sitara',
    address: '9 Satin Yard, Surat 395002, Gujarat',
    categoryId: 76,
    words: 'Evening clothes and the things that go with them: liquid satin, temple jewellery, a potli for the keys.',
  },
  FL: {
    name: 'Firoza Lane',
    address: '40 Firoza Lane, Hyderabad 500002, Telangana',
    categoryId: 77,
    words:
      'A street of workshops behind the Charminar that agreed on one name. Turquoise, brass, gold thread, and no two days alike.',
  },
  OM: {
    name: 'Ode to Mogra',
    address: '14 Yellow Street, Puducherry 605001',
    categoryId: 79,
    words:
      'Holiday clothes from a yellow street in Pondicherry. Linen, stripes, the smell of jasmine, and pockets for shells.',
  },
  NM: {
    name: 'Noor Mahalla',
    address: '5 Frame Lane, Hyderabad 500024, Telangana',
    categoryId: 701,
    words: 'Old Hyderabad by candlelight: shararas, velvet and gold wire, embroidered on frames that seat four.',
  },
  RR: {
    name: 'Rann & Reh',
    address: '76 Dyers’ Road, Bhuj 370001, Gujarat',
    categoryId: 702,
    words:
      'Kutch in all its colours. Ajrakh, tied dots and mirrors, from families who have dyed in the same river for ever.',
  },
  CB: {
    name: 'Chhota Bazaar',
    address: '21 Stair Street, Ahmedabad 380001, Gujarat',
    categoryId: 703,
    words:
      'Clothes for people under twelve, cut by parents and tested on stairs. Nothing prickles; everything lets down.',
  },
  HB: {
    name: 'Halden & Bose',
    address: '31 Canvas Row, Kolkata 700016, West Bengal',
    categoryId: 704,
    words: 'Tailors in Kolkata since an argument in 1931. Bandhgalas, shirts and trousers with canvas where it counts.',
  },
  ID: {
    name: 'Ila Devrai',
    address: '8 Basalt Lane, Pune 411004, Maharashtra',
    categoryId: 705,
    words: 'An architect’s eye on handloom. Work clothes from Pune in the colours of basalt, rain and red soil.',
  },
  TM: {
    name: 'Thread & Monsoon',
    address: '19 Temple Street, Karaikudi 630001, Tamil Nadu',
    categoryId: 706,
    words:
      'Sarees of the South, from Kanchipuram silk to a Monday cotton, collected by two sisters with one rule: wear it.',
  },
  ZA: {
    name: 'The Zari Atelier',
    address: '7 Mill Lane, Mumbai 400013, Maharashtra',
    categoryId: 78,
    words: 'The people behind the shop: pattern cutters, stylists and a fitter who has seen every shoulder there is.',
  },
} as const satisfies Record<string, Designer>;

type DesignerCode = keyof typeof DESIGNERS;

const isDesigner = (code: string): code is DesignerCode => code in DESIGNERS;

/** The house that a sku belongs to: its first two letters. */
export const designerOf = (sku: string): (typeof DESIGNERS)[DesignerCode] => {
  const code = sku.slice(0, 2);
  if (!isDesigner(code)) throw new RangeError(`No designer has the sku ${sku}.`);
  return DESIGNERS[code];
};
