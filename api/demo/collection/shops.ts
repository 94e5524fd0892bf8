import type { ShopRecord } from '#api/records/content-records.ts';

type Place = Pick<ShopRecord, 'city' | 'region' | 'postcode' | 'country_id' | 'latitude' | 'longitude'>;
type Hours = ShopRecord['opening_hours'];

const DAILY: Hours = [{ days: 'Mon-Sun', hours: '11:00-20:00' }];
const MALL: Hours = [{ days: 'Mon-Sun', hours: '10:30-21:30' }];
const HIGH_STREET: Hours = [
  { days: 'Mon-Sat', hours: '10:00-18:30' },
  { days: 'Sun', hours: '12:00-17:00' },
];
const WITH_REST_DAY: Hours = [
  { days: 'Tue-Sat', hours: '11:00-19:00' },
  { days: 'Sun', hours: '12:00-17:00' },
];

const place = (
  country_id: string,
  region: string,
  city: string,
  postcode: string,
  [latitude, longitude]: readonly [number, number],
): Place => ({ country_id, region, city, postcode, latitude, longitude });

type Kept = readonly [
  name: string,
  where: Place,
  street: readonly string[],
  telephone: string,
  opening_hours: Hours,
  services: readonly string[],
];

const TRIALS = 'Trials';
const ALTERATIONS = 'Alterations';
const BRIDAL = 'Bridal appointments';
const MENDING = 'Mending';
const RETURNS = 'Returns of online orders';

/** The cities are where they are; streets, numbers and shops are invented. */
const KEPT: readonly Kept[] = [
  [
    'Zari Kala Ghoda',
    place('IN', 'Maharashtra', 'Mumbai', '400001', [18.9281, 72.8324]),
    ['3 Indigo House', 'Kala Ghoda, Fort'],
    '+91 22 5550 0101',
    DAILY,
    [TRIALS, ALTERATIONS, BRIDAL, MENDING],
  ],
  [
    'Zari Bandra',
    place('IN', 'Maharashtra', 'Mumbai', '400050', [19.0552, 72.8305]),
    ['18 Mogra Lane', 'Bandra West'],
    '+91 22 5550 0102',
    DAILY,
    [TRIALS, ALTERATIONS, RETURNS],
  ],
  [
    'Zari Koregaon Park',
    place('IN', 'Maharashtra', 'Pune', '411001', [18.5362, 73.894]),
    ['Lane 5, Plot 42', 'Koregaon Park'],
    '+91 20 5550 0103',
    DAILY,
    [TRIALS, RETURNS],
  ],
  [
    'Zari Mehrauli',
    place('IN', 'Delhi', 'New Delhi', '110030', [28.5244, 77.1855]),
    ['The Stepwell Court', 'Mehrauli'],
    '+91 11 5550 0104',
    WITH_REST_DAY,
    [TRIALS, ALTERATIONS, BRIDAL],
  ],
  [
    'Zari Jaipur',
    place('IN', 'Rajasthan', 'Jaipur', '302001', [26.9124, 75.7873]),
    ['27 Teak Block Street', 'C-Scheme'],
    '+91 141 555 0105',
    DAILY,
    [TRIALS, MENDING],
  ],
  [
    'Zari Bengaluru',
    place('IN', 'Karnataka', 'Bengaluru', '560001', [12.9719, 77.6412]),
    ['Jacaranda Arcade, Unit 9', 'Indiranagar'],
    '+91 80 5550 0106',
    MALL,
    [TRIALS, ALTERATIONS, RETURNS],
  ],
  [
    'Zari Hyderabad',
    place('IN', 'Telangana', 'Hyderabad', '500034', [17.4156, 78.4347]),
    ['6 Turquoise Row', 'Banjara Hills'],
    '+91 40 5550 0107',
    DAILY,
    [TRIALS, ALTERATIONS, BRIDAL],
  ],
  [
    'Zari Chennai',
    place('IN', 'Tamil Nadu', 'Chennai', '600004', [13.0339, 80.2707]),
    ['11 Temple Tank Street', 'Mylapore'],
    '+91 44 5550 0108',
    DAILY,
    [TRIALS, MENDING, RETURNS],
  ],
  [
    'Zari Kolkata',
    place('IN', 'West Bengal', 'Kolkata', '700016', [22.5526, 88.3525]),
    ['31 Argument Lane', 'Park Street'],
    '+91 33 5550 0109',
    WITH_REST_DAY,
    [TRIALS, ALTERATIONS],
  ],
  [
    'Zari Mayfair',
    place('GB', 'England', 'London', 'W1S 2XA', [51.5115, -0.1439]),
    ['8 Loom Yard', 'Mayfair'],
    '+44 20 7946 0110',
    HIGH_STREET,
    [TRIALS, ALTERATIONS, BRIDAL, RETURNS],
  ],
  [
    'Zari Southall',
    place('GB', 'England', 'London', 'UB1 1LN', [51.5074, -0.3784]),
    ['52 Marigold Parade', 'Southall'],
    '+44 20 7946 0111',
    HIGH_STREET,
    [TRIALS, ALTERATIONS, MENDING],
  ],
  [
    'Zari Leicester',
    place('GB', 'England', 'Leicester', 'LE4 5GG', [52.6498, -1.1246]),
    ['140 Golden Thread Road', 'Belgrave'],
    '+44 116 496 0112',
    HIGH_STREET,
    [TRIALS, RETURNS],
  ],
  [
    'Zari Manchester',
    place('GB', 'England', 'Manchester', 'M4 1HN', [53.4839, -2.2356]),
    ['4 Calico Mill', 'Northern Quarter'],
    '+44 161 496 0113',
    HIGH_STREET,
    [TRIALS],
  ],
  [
    'Zari New York',
    place('US', 'New York', 'New York', '10013', [40.7223, -74.0018]),
    ['77 Selvedge Street', 'SoHo'],
    '+1 212 555 0114',
    DAILY,
    [TRIALS, ALTERATIONS, BRIDAL, RETURNS],
  ],
  [
    'Zari Edison',
    place('US', 'New Jersey', 'Edison', '08820', [40.5748, -74.3227]),
    ['1506 Monsoon Avenue', 'Suite 3'],
    '+1 732 555 0115',
    MALL,
    [TRIALS, ALTERATIONS],
  ],
  [
    'Zari Fremont',
    place('US', 'California', 'Fremont', '94536', [37.5485, -121.9886]),
    ['290 Peacock Plaza'],
    '+1 510 555 0116',
    MALL,
    [TRIALS, RETURNS],
  ],
];

const mailOf = (name: string): string => `${name.replace('Zari ', '').toLowerCase().replaceAll(' ', '-')}@zari.example`;

/** The shops that one can walk into. */
export const shops: readonly ShopRecord[] = KEPT.map(
  ([name, where, street, telephone, opening_hours, services], at) => ({
    id: at + 1,
    name,
    street,
    ...where,
    telephone,
    email: mailOf(name),
    opening_hours,
    image: null,
    services,
  }),
);
