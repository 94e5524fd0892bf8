import { readSheets } from './read-sheets.ts';

export const noorMahalla = readSheets(
  'NM',
  `
  6101 sharara | Chowmahalla Sharara Set | zardozi georgette | 38500 | sharara-sets eid new-arrivals | 6
  - emerald emerald ivory gold
  - rani rani marigold gold
  > A short kurta over trousers that flare at the knee like two bells. The gold is laid by hand on a frame that seats four, all of them talking. It sounds faintly of rain when you walk.

  6102 sharara | Mirchi Lane Sharara | gota silk | 21800 | sharara-sets sangeet-and-mehendi trending | 20
  - saffron rani rani gold
  - rani marigold marigold gold
  - peacock coral coral gold
  + offer 18% running
  > Gota ribbon, cut into leaves and sewn down one vein at a time. Colours borrowed from the spice lane, at the hour when the sun comes in sideways. Dances well and sits down better.

  6103 sharara | Moonlit Courtyard Sharara | mukaish organza | 32400 | sharara-sets eid celebrity | 14
  - mist ivory mist moon
  - lilac ivory lilac moon
  > Silver dots on a pale ground, pressed flat by a thumb so that nothing scratches. It is quiet across a room and astonishing across a table. The dupatta weighs as much as a letter.

  6104 anarkali | Laad Bazaar Anarkali | zardozi velvet | 46900 | anarkalis eid for-the-bride | 35
  - plum plum rose gold
  - bottle bottle sage gold
  - midnight midnight powder gold
  > Velvet takes gold wire as wet earth takes a seed. The yoke is worked solid; below it the embroidery loosens until the hem is only scattered stars. For winter weddings and cold marble halls.

  6105 anarkali | Dilnawaz Anarkali | jamdani mulmul | 16400 | anarkalis eid ready-to-ship | 49
  - ivory ivory sage gold
  - blush ivory blush gold
  + ready Leaves Hyderabad within two days.
  > Motifs woven into the cloth itself, so the inside is as pretty as the outside. White on white, with one gold thread that is easily missed. An anarkali for people who do not like to be told they are dressed up.

  6106 anarkali | Rang Mahal Anarkali | lotus silk | 24700 | anarkalis diwali | 81
  - madder marigold marigold gold
  - teal rose rose gold
  + offer 20% open
  > Lotus on silk, in the red of old doors. Sixteen panels, each cut from a single length so that the pond runs all the way round. It was designed for lamplight and says so.

  6107 lehenga | Nizam's Garden Lehenga | trellis silk | 98600 | bridal-lehengas for-the-bride new-arrivals | 3
  - rani peacock marigold gold
  - wine emerald rose gold
  > A walled garden in gold: trellis, rose and a bird in every ninth square. The can-can is built in and can be unhooked when the photographs are done. Eleven weeks, four embroiderers, one argument about the bird.

  6108 lehenga | Sitaron Ki Raat Lehenga | mukaish georgette | 54300 | festive-lehengas sangeet-and-mehendi | 28
  - midnight powder mist moon
  - plum lilac lilac moon
  > The whole skirt is a clear night. Eleven thousand points of silver wire, each folded by hand over a needle. Spin once and people will look up.

  6109 lehenga | Gulbadan Bridal Lehenga | damask brocade | 132000 | bridal-lehengas for-the-bride celebrity | 57
  - madder ivory marigold gold
  - rose emerald blush gold
  + tag Handmade
  > Woven damask in the red that grandmothers recognise. The blouse is cut to be worn again with plain silk, and we enclose the plain silk. It took ten weeks on the loom, and one afternoon of doubt.

  6110 sherwani | Asaf Sherwani | damask silk | 78500 | sherwanis for-the-groom new-in | 11
  - ivory ivory ivory gold
  - midnight ivory ivory gold
  - sage ivory ivory gold
  > Straight, long and severe, until the light finds the damask. Seven buttons of real mother-of-pearl and one spare, sewn inside over the heart. The collar stands without starch.

  6111 sherwani | Qutb Shahi Sherwani | zardozi velvet | 112000 | sherwanis for-the-groom celebrity | 64
  - bottle ivory ivory gold
  - wine ivory ivory gold
  + offer 12% ended
  > A coat for the man on the horse. Gold wire climbs the front edges and the cuffs, and leaves the back alone, where only the family will see it. Lined in cotton, because grooms are warm.

  6112 kurta | Irani Chai Kurta | jamdani mulmul | 5200 | kurtas eid | 38
  - ivory ivory ivory cream
  - mint ivory ivory cream
  - powder ivory ivory cream
  > White flowers that appear when the sun is behind you. Mulmul of a hundred and twenty count, with gussets where kurtas usually tear. It takes starch like a gentleman.

  6113 kurta | Jashn Silk Kurta | paisley silk | 9800 | kurtas festive for-the-guests | 59
  - marigold ivory ivory gold
  - emerald ivory ivory gold
  - rani ivory ivory gold
  + offer 22% running
  > Silk in colours for brothers who dance. Paisleys are scattered so far apart that each gets noticed. Side pockets take a phone and a box of sweets.

  6114 nehru | Mehfil Jacket | damask silk | 15600 | nehru-jackets for-the-guests eid | 46
  - plum ivory ivory gold
  - bottle ivory ivory gold
  > To be worn over white, at gatherings where somebody will recite. The damask is so dark that it shows only when you applaud. Bound inside in printed silk, for yourself.

  6115 bandhgala | Residency Bandhgala | velvet velvet | 34800 | bandhgalas for-the-groom desk-to-dinner | 73
  - midnight ivory ivory gold
  - onyx ivory ivory gold
  > Cotton velvet, brushed until it drinks light. The closed collar is cut a little lower than custom has it, which is why you can turn your head. Our most copied jacket, and never well.

  6116 dupatta | Zardozi Heirloom Dupatta | zardozi velvet | 22600 | dupattas for-the-bride | 102
  - wine marigold marigold gold
  - emerald marigold marigold gold
  > Four borders, no field: velvet at the edge and plain silk where it lies on the hair. Heavy enough to stay where it is put. Comes in a cotton bag with room for a name.

  6117 saree | Pearl Divers' Saree | mukaish georgette | 26400 | silk-sarees eid desk-to-dinner | 36
  - powder ivory mist moon
  - blush ivory rose moon
  > Georgette with a hem of tiny hammered pearls that are not pearls at all. It drapes in one go and stays up in a taxi. The blouse piece has enough for long sleeves.

  6118 potli | Attar Potli | zardozi velvet | 4900 | potlis eid | 47
  - plum plum plum gold 12
  - bottle bottle bottle gold 3
  - wine wine wine gold 0
  > Small, round and solemn, like the bottles in the perfume lane. Worked on both sides, though only one will face out. There is a loop inside for a ring.

  6119 girlsLehenga | Chhoti Begum Lehenga | gota silk | 8400 | girls-lehengas eid | 21
  - rani marigold marigold gold
  - mint blush blush gold
  > Her aunt's sharara, reconsidered for somebody who runs. The gota stops well above the knee, and the waistband is elastic under silk. Three buttons at the back, none of them real.

  6120 boysSherwani | Chhota Nawab Sherwani | damask silk | 9600 | boys-jackets eid | 21
  - ivory ivory ivory gold
  - bottle ivory ivory gold
  > A proper sherwani at two thirds of the height and twice the speed. The lining is cotton jersey and the buttons are sewn on as if for a sailor. Sleeves let down by four centimetres.
`,
);
