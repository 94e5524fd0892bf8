import { readSheets } from './read-sheets.ts';

/** What the atelier sells that no parcel can hold: patterns to download, and hours of somebody's time. */
export const services = readSheets(
  'ZA',
  `
  9810 womensPattern | Made-to-Measure Kurta Pattern | khadi - | 1450 | patterns | 140
  - ivory sand ivory charcoal 9999
  + files PDF on A4 pages:0, PDF on one A0 sheet:150, Film of the sewing:350; tag Instant download
  > Send us eleven measurements and receive a kurta pattern drawn for you alone, usually within the hour. The file prints on A4 at home or A0 at a copy shop, with seam allowances marked and a page on pressing. Thirty years of fittings went into the sleeve.

  9811 womensPattern | Sixteen-Panel Anarkali Pattern | khadi - | 2250 | patterns for-the-guests | 96
  - sand ivory sand charcoal 9999
  + files PDF on A4 pages:0, PDF on one A0 sheet:150, Film of the panels:400; tag Instant download; offer 20% open
  > The block behind every anarkali in this shop, with the yoke graded in three cup sizes. Cut it in mulmul to practise, in silk when you are brave. A film of forty minutes shows how the panels are matched at the waist.

  9812 mensPattern | Band-Collar Kurta Pattern | khadi - | 1250 | patterns men | 60
  - ivory ivory ivory charcoal 9999
  + files PDF on A4 pages:0, PDF on one A0 sheet:150; tag Instant download
  > A straight kurta with a two-piece placket, drafted from your neck, chest and back length. It is the first thing our apprentices sew and the last thing they get right. Instructions are written for somebody who owns one machine and some patience.

  9813 mensPattern | Nehru Jacket Pattern | khadi - | 1950 | patterns for-the-groom | 33
  - sand ivory ivory charcoal 9999
  + files PDF on A4 pages:0, PDF on one A0 sheet:150, Notes on buttons:90; tag Instant download
  > Six pieces, a canvas front and a collar that stands because of how it is cut, not because of what is glued inside. We draw it to your shoulder slope from two photographs. Buttons are not included; opinions about them are, in the notes.

  9820 appointment | Hour with a Stylist | sprig - | 2500 | appointments | 180
  - sage mist blush gold 24
  + tag By video or in person
  > Bring an invitation, a budget and three things from your own wardrobe. In sixty minutes you leave with two outfits, one of which you already own. The fee is taken off anything above twenty thousand rupees.

  9821 appointment | Bridal Trousseau Consultation | brocade - | 7500 | appointments for-the-bride | 75
  - wine marigold rose gold 6
  + tag Two hours
  > Seven ceremonies, four aunts and one suitcase: we plan the whole of it on a single page. The conversation takes two hours with tea, by video if you are abroad. Swatches follow by post within the week, pinned in the order of the days.

  9822 appointment | Groom's Fitting at Home | plain - | 4200 | appointments for-the-groom | 110
  - midnight ivory ivory gold 9
  + tag In eleven cities
  > Our fitter comes with a tape, a tray of pins and a sherwani in your size to be wrong in. He notes twenty-six measurements and the way you stand when nobody looks. They stay on file, so the next coat needs no visit.

  9823 appointment | Saree Draping Lesson | leheriya - | 1800 | appointments for-the-guests | 28
  - marigold wine wine wine 0
  + tag By video
  > Three drapes in ninety minutes, in front of your own mirror, with a teacher who waits. We begin with the everyday nivi and end with the one you saved a picture of. Pins are shown, and then put away.
`,
);
