import { DESIGNERS } from './designers.ts';

/** A category as the shop's editor notes it; its path, level and pictures follow. */
export type CategorySheet = {
  readonly id: number;
  readonly parent: number;
  readonly name: string;
  readonly key: string;
  readonly words: string;
  readonly menu: boolean;
};

/** Categories that close with a banner of their own: those under which all clothes lie. */
export function hasBanner({ id }: CategorySheet): boolean {
  return [3, 4, 8].includes(id);
}

type Row = readonly [id: number, parent: number, name: string, key: string, words: string];

const inMenu = ([id, parent, name, key, words]: Row): CategorySheet => ({ id, parent, name, key, words, menu: true });

const CATALOG: readonly Row[] = [
  [3, 2, 'Women', 'women', 'Sarees, lehengas and everything between a Monday and a wedding.'],
  [304, 3, 'New Arrivals', 'new-arrivals', 'Fresh off the loom.'],
  [21, 3, 'Sarees', 'sarees', 'Six yards from Kanchipuram, Patan, Banaras, Chanderi and Bagru.'],
  [211, 21, 'Silk Sarees', 'silk-sarees', 'Mulberry silk, georgette and satin, signed by the weaver.'],
  [212, 21, 'Light Sarees', 'light-sarees', 'Mulmul, chanderi and georgette for long warm days.'],
  [22, 3, 'Lehengas', 'lehengas', 'For the bride, her sisters, and the dancing.'],
  [221, 22, 'Bridal Lehengas', 'bridal-lehengas', 'Brocade that keeps its bell through seven rounds.'],
  [222, 22, 'Festive Lehengas', 'festive-lehengas', 'Lighter by half, and made to travel.'],
  [23, 3, 'Kurta Sets', 'kurta-sets', 'Kurta, palazzo and dupatta, cut to be worn together or apart.'],
  [24, 3, 'Anarkalis', 'anarkalis', 'A fitted yoke and sixteen panels that turn.'],
  [25, 3, 'Gowns', 'gowns', 'Satin, capes, and a belt of beaten gold.'],
  [26, 3, 'Kaftans', 'kaftans', 'One width of cloth and a cord.'],
  [27, 3, 'Dupattas', 'dupattas', 'The piece that makes the rest an outfit.'],
  [28, 3, 'Sharara Sets', 'sharara-sets', 'A short kurta, and trousers that take the floor.'],
  [29, 3, 'Dresses', 'dresses', 'One piece, pockets, and out of the door.'],
  [4, 2, 'Men', 'men', 'From an honest tee to a groom’s coat.'],
  [306, 4, 'New In', 'new-in', 'What the tailors finished this month.'],
  [41, 4, 'Tees', 'tees', 'Tees and polos in cotton that outlasts fashion.'],
  [42, 4, 'Kurtas', 'kurtas', 'Khadi, linen and chikankari with a band collar.'],
  [45, 4, 'Shirts', 'shirts', 'Poplin, linen and cloth that dries on a chair.'],
  [46, 4, 'Trousers', 'trousers', 'Cut to sit down in, and to stand up well.'],
  [43, 4, 'Sherwanis', 'sherwanis', 'For grooms, and for brothers who mean to be looked at.'],
  [44, 4, 'Jackets', 'jackets', 'A closed collar and a shoulder that is yours.'],
  [441, 44, 'Nehru Jackets', 'nehru-jackets', 'One jacket, four kurtas, four outfits.'],
  [442, 44, 'Bandhgalas', 'bandhgalas', 'For evenings when a suit is too much.'],
  [8, 2, 'Kids', 'kids', 'Clothes that can be danced, climbed and napped in.'],
  [81, 8, 'Girls', 'girls', 'Twirl first, ask later.'],
  [811, 81, 'Kurta Sets for Girls', 'girls-kurta-sets', 'Pockets in every one of them.'],
  [812, 81, 'Lehengas for Girls', 'girls-lehengas', 'Soft at the waist, light on the shoulder, loud at the hem.'],
  [813, 81, 'Anarkalis for Girls', 'girls-anarkalis', 'Full circles, cut so that nobody trips.'],
  [82, 8, 'Boys', 'boys', 'Smart enough for the photograph, loose enough for afterwards.'],
  [821, 82, 'Kurtas for Boys', 'boys-kurtas', 'Soft collars and hems that can be let down.'],
  [822, 82, 'Jackets for Boys', 'boys-jackets', 'Like his father’s, and nicer.'],
  [83, 8, 'Play Tees', 'play-tees', 'Jersey that has met paint before.'],
  [5, 2, 'Accessories', 'accessories', 'Gold, leather and small silk things.'],
  [51, 5, 'Jewellery', 'jewellery', 'Bells, enamel and shell pearls.'],
  [511, 51, 'Festive Jhumkas', 'festive-jhumkas', 'Earrings that finish the sentence.'],
  [512, 51, 'Bridal Jewellery', 'bridal-jewellery', 'Temple work for the longest day.'],
  [513, 51, 'Bangles', 'bangles', 'Glass, lac and brass, by the armful.'],
  [52, 5, 'Potlis', 'potlis', 'Room for a phone, a lipstick and a folded speech.'],
  [53, 5, 'Juttis', 'juttis', 'No left, no right; after a week they know.'],
  [531, 53, 'Juttis for Her', 'juttis-for-her', 'Embroidered, printed, brocaded, and made to be danced flat.'],
  [532, 53, 'Mojaris for Him', 'mojaris-for-him', 'A curled toe, a low heel, a quiet entrance.'],
  [55, 5, 'Gift Sets', 'gift-sets', 'Things that belong together, already wrapped together.'],
  [56, 5, 'The Atelier', 'the-atelier', 'An hour of our time, or a pattern to cut at home.'],
  [561, 56, 'Patterns', 'patterns', 'Our own blocks, drawn to your measurements and sent as a file.'],
  [562, 56, 'Appointments', 'appointments', 'A stylist, a fitter, a second pair of eyes.'],
  [54, 5, 'Small Pleasures', 'small-pleasures', 'Swatches, handkerchiefs and gifts under ₹150.'],
  [9, 2, 'Occasions', 'occasions', 'Begin with where you are going.'],
  [62, 9, 'The Wedding Edit', 'the-wedding-edit', 'Lehengas, sherwanis, and what goes with them.'],
  [621, 62, 'For the Bride', 'for-the-bride', 'Seven days, seven looks, one suitcase.'],
  [622, 62, 'For the Groom', 'for-the-groom', 'Coats for the man who is looked at for a day.'],
  [623, 62, 'For the Guests', 'for-the-guests', 'Handsome, and never louder than the couple.'],
  [63, 9, 'Festive', 'festive', 'For Diwali, Eid, and the cousins’ engagement.'],
  [631, 63, 'Diwali', 'diwali', 'Marigold, wine and gold, by lamplight.'],
  [632, 63, 'Eid', 'eid', 'Pale greens, ivory, and embroidery that whispers.'],
  [633, 63, 'Sangeet & Mehendi', 'sangeet-and-mehendi', 'Colours that forgive henna, hems that allow dancing.'],
  [66, 9, 'Resort', 'resort', 'What to wear where nobody knows the time.'],
  [661, 66, 'By the Sea', 'by-the-sea', 'Salt-proof, sun-proof, and dry by lunch.'],
  [662, 66, 'In the Hills', 'in-the-hills', 'Layers for cold mornings and long verandas.'],
  [64, 9, 'Work', 'work', 'Sharp in a meeting, kind at home.'],
  [641, 64, 'Desk to Dinner', 'desk-to-dinner', 'One change of earrings away from the evening.'],
  [642, 64, 'Easy Fridays', 'easy-fridays', 'Handloom for the day that is half a weekend.'],
  [6, 2, 'Collections', 'collections', 'Edited by the people who dress for a living.'],
  [305, 6, 'Trending', 'trending', 'What everyone asked about this week.'],
  [14, 6, 'Celebrity', 'celebrity', 'Worn in public, and for sale in private.'],
  [61, 6, 'Performance Fabrics', 'performance-fabrics', 'Stretch linen, live merino and dry weaves that keep up.'],
  [65, 6, 'Ready to Ship', 'ready-to-ship', 'Made already, so they leave first.'],
  [7, 2, 'Designers', 'designers', 'Fifteen houses, and no two alike.'],
];

const HOUSES: readonly Row[] = Object.values(DESIGNERS).map(({ categoryId, name, words }) => [
  categoryId,
  7,
  name,
  name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  words,
]);

/** Parents come before their children. */
export const categorySheets: readonly CategorySheet[] = [...CATALOG, ...HOUSES].map(inMenu);
