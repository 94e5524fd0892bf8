import { readSheets } from './read-sheets.ts';

export const firozaLane = readSheets(
  'FL',
  `
  9601 onePotli | Firoza Raw Silk Potli | brocade silk | 2850 | potlis festive | 40
  - peacock marigold marigold gold 26
  + ready Ready to ship in 2 working days.
  > The turquoise that gave the lane its name, in raw silk that catches the light from both sides. The drawstring ends in two bells, tuned badly and kept so. It holds a phone, lipstick and a little courage.

  9602 onePotli | Haldi Day Potli | bandhani silk | 2850 | potlis sangeet-and-mehendi | 22
  - saffron bottle bottle cream 31
  > Tied, dyed and untied by two sisters who finish each other's knots. The lining is dark green, because turmeric travels. Closes with one finger when the other nine are painted.

  9603 onePotli | Pearl Grey Tissue Potli | pinstripe tissue | 1900 | potlis | 66
  - stone ivory ivory gold 18
  > Zari tissue over cotton, with the sheen of the inside of a shell. Small enough for a wrist and strong enough for house keys. Ours are knotted, not glued; pull as hard as you like.

  9604 onePotli | Rust Buti Potli | sprig silk | 1900 | potlis diwali | 71
  - rust sand sand gold 12
  > A scatter of gold buti on the colour of old brick. The mouth is stiffened with cane, so it stands by itself on a crowded table. Emptied, it folds into a pocket.

  9605 oneDupatta | Firoza Net of Stars Dupatta | sprig organza | 3400 | dupattas eid | 19
  - peacock ivory ivory gold 24
  > Organza so light that it was once sold by the breath. Some four hundred small stars are worked in badla wire and flattened with a thumbnail. Over plain white it needs no help.

  9606 oneDupatta | Haldi Leheriya Dupatta | leheriya georgette | 3400 | dupattas sangeet-and-mehendi | 23
  - saffron bottle bottle bottle 17
  > Waves of green run across saffron as they do across mustard fields in February. Georgette, bias-dyed, and forgiving of every stain that the day has planned. The edge is finished with a plain roll so that nothing catches on wet henna.

  9607 oneJuttis | Firoza Court Juttis | brocade leather | 4250 | juttis-for-her | 44
  - peacock marigold ivory gold 21
  > Brocade over leather, in the one size that fits most dancers: EU 38. The heel is a single stacked layer, so you stay your own height. A strip of felt keeps the peace between seam and skin.

  9608 handkerchief | Turquoise Edge Handkerchief | plain mulmul | 85 | small-pleasures | 150
  - white peacock peacock peacock 44
  > White mulmul with a rolled hem in turquoise thread, thirty-six stitches to the inch. Soft enough for a child and decent enough to lend. It improves with every wash, as promised.

  9609 handkerchief | Rust Edge Handkerchief | checks mulmul | 85 | small-pleasures | 150
  - sand rust rust rust 52
  > Checked by the loom, hemmed by hand, folded in four. The rust of the edge is madder with a little iron in it. Keep one in each coat and stop searching.

  9610 pocketSquare | Gulkand Pocket Square | paisley silk | 120 | small-pleasures men | 36
  - rose wine wine gold 40
  > Printed silk the colour of rose-petal jam, with a paisley that turns up only when it is folded badly. Thirty-three centimetres, hand-rolled. Goes with charcoal, navy and nerve.

  9611 pocketSquare | Neem Pocket Square | paisley silk | 120 | small-pleasures men | 37
  - olive marigold marigold gold 28
  > The quiet one of the pair: olive silk with a thread of marigold. Fold it once and push it in. It will arrange itself by the second toast.

  9612 handkerchief | Silver Polishing Cloth | plain mulmul | 55 | small-pleasures | 90
  - powder ivory ivory cream 90
  > Cotton flannel steeped in rouge, the way silversmiths keep it in an apron pocket. A dozen strokes bring back an anklet. Do not wash it; it works better dirty.
`,
);
