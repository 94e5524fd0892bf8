import type { SearchTermRecord } from '#api/records/catalog-records.ts';
import { GENDERS, type GenderName } from './options.ts';
import { DYES, type DyeName } from './palette.ts';

/** What is said for words of the catalog, in English, Hindi (in both scripts), German and Arabic. */
const WORDS: readonly (readonly [means: string, said: string])[] = [
  ['saree', 'sari, saris, sadi, saadi, saaree, sarree, sharee, साड़ी, साडी, साड़ियां, साड़ियाँ, ساري'],
  ['lehenga', 'lehnga, lahenga, lahnga, lehanga, lengha, lenga, langa, lehengha, ghagra, ghaghra, chaniya choli'],
  ['lehenga', 'लहंगा, लहँगा, लेहंगा, लहंगे, घाघरा'],
  [
    'kurta',
    'kurti, kurtis, kurtha, kurtah, kurte, kurtee, salwar, salwaar, shalwar, salwar kameez, salwar suit, kameez',
  ],
  ['kurta', 'कुर्ता, कुरता, कुर्ती, कुर्ते, कुर्तियां, सलवार, कमीज़'],
  ['anarkali', 'anarkli, anarkaly, अनारकली'],
  ['dupatta', 'dupata, duppatta, duppata, dupatha, chunni, chunri, odhni, दुपट्टा, दुपट्टे, चुन्नी, चुनरी'],
  ['dupatta stole shawl', 'scarf, scarves, stoles, wrap, schal, शॉल, وشاح'],
  ['sherwani', 'shervani, sherwaani, serwani, achkan, शेरवानी'],
  ['sharara', 'sharra, sharaara, gharara, शरारा, गरारा'],
  ['kaftan', 'caftan, kaftaan, kaftans, काफ्तान, قفطان'],
  ['gown', 'ballgown, ball gown, evening dress, गाउन, abendkleid'],
  ['dress', 'frock, frocks, one piece, ड्रेस, kleid, kleider, فستان'],
  ['tee', 'tshirt, tshirts, t shirt, t shirts, teeshirt, tee shirt, टीशर्ट, टी शर्ट'],
  ['shirt', 'kameej, शर्ट, hemd, hemden, قميص'],
  ['trousers chinos', 'trouser, pant, pants, slacks, chino, पैंट, पतलून, hose, hosen, بنطلون'],
  ['jacket', 'blazer, coat, waistcoat, vest, bandi, sadri, koti, जैकेट, सदरी, बंडी, jacke, jacken, سترة'],
  ['bandhgala', 'jodhpuri, bandgala, bandh gala, बंदगला, बंधगला'],
  ['nehru', 'modi, नेहरू'],
  [
    'jhumkas',
    'earring, earrings, ear ring, ear rings, jhumki, jhumkis, jumka, jumkas, bali, balis, झुमका, झुमके, बाली, ohrringe',
  ],
  ['necklace choker haar collar', 'necklace, necklaces, haar, har, mala, हार, माला, kette, halskette'],
  [
    'bangles kada',
    'bangles, bangle, bracelet, bracelets, chudi, choodi, churi, kangan, kara, चूड़ी, चूड़ियां, कंगन, कड़ा, armreif',
  ],
  [
    'jewellery jhumkas bangles kada necklace choker collar haar',
    'jewellery, jewelry, jewelery, jewels, jewel, ornaments, gehne, gahne, गहने, ज़ेवर, जेवर, आभूषण, schmuck, مجوهرات',
  ],
  ['potli', 'clutch, purse, bag, bags, handbag, handbags, batua, पोटली, बटुआ, tasche, taschen, حقيبة'],
  [
    'juttis mojaris',
    'shoe, shoes, footwear, sandals, slippers, jutti, jooti, jutis, juti, khussa, जूती, जूतियां, जूते, schuhe, أحذية',
  ],
  ['mojaris', 'mojri, mojdi, मोजड़ी'],
  ['potli juttis mojaris jhumkas bangles dupatta', 'accessories, accessory, accessoires, إكسسوارات'],
  ['handkerchief', 'hankie, hanky, hankies, kerchief, rumal, roomal, रूमाल, taschentuch'],
  ['swatch', 'sample, samples, cutting'],
  ['bride bridal', 'dulhan, दुल्हन, braut, عروس'],
  ['groom', 'dulha, dulhe, दूल्हा, दूल्हे, bräutigam'],
  ['wedding', 'shaadi, shadi, marriage, vivah, शादी, विवाह, hochzeit, زفاف'],
  ['festive', 'festival, tyohar, tyohaar, त्योहार, fest'],
  ['diwali', 'deepavali, deepawali, divali, दिवाली, दीवाली'],
  ['eid', 'ईद, عيد'],
  ['mehendi', 'mehndi, mehandi, henna, मेहंदी, मेहँदी'],
  ['sangeet', 'संगीत'],
  ['silk', 'resham, reshmi, रेशम, रेशमी, सिल्क, seide, حرير'],
  ['cotton mulmul khadi handloom', 'cotton, suti, sooti, सूती, कॉटन, baumwolle, قطن'],
  ['khadi', 'khaadi, खादी'],
  ['banarasi', 'banarsi, benarasi, benares, varanasi, बनारसी'],
  ['kanjivaram', 'kanchipuram, kanjeevaram, kanchivaram, kanjiwaram, कांजीवरम'],
  ['chikankari chikan', 'chickankari, chikankaari, lucknowi, चिकनकारी, चिकन'],
  ['bandhani', 'bandhej, bandhni, बांधनी'],
  ['leheriya', 'lehariya, laheriya, लहरिया'],
  ['gift', 'gifts, present, presents, tohfa, uphar, तोहफ़ा, उपहार, geschenk, geschenke, هدية'],
  ['new', 'latest, naya, naye, nayi, नया, नई, neu, جديد'],
  ['work', 'office, formal, formals, daftar, दफ़्तर, büro'],
  ['sea resort', 'beach, beachwear, seaside, vacation, holiday, strand, urlaub'],
  // Pages of help.
  ['returns', 'return, refund, refunds, money back, send back, wapas, wapsi, vapasi, वापसी, वापस, rückgabe, إرجاع'],
  ['exchanges', 'exchange, replace, replacement, badalna, बदलना, umtausch'],
  [
    'shipping delivery',
    'deliver, delivered, deliveries, ship, shipment, postage, courier, dispatch, डिलीवरी, versand, lieferung, توصيل',
  ],
  ['size guide', 'size chart, sizing, measurement, measurements, साइज़, साइज, माप'],
  ['contact talk', 'contact us, customer care, helpline, support, call us, संपर्क, kontakt'],
  ['care caring', 'wash, washing, laundry, dry clean, dry cleaning, धुलाई, pflege'],
  ['gift cards', 'voucher, vouchers, gift voucher, gift vouchers, gutschein'],
  ['privacy', 'gdpr, personal data, datenschutz'],
  ['terms', 'conditions, agb'],
  ['bespoke measure', 'custom made, customised, customized, tailoring, tailor made'],
];

/** Families of colours: what is said for dyes of the house. */
const COLOURS: readonly (readonly [dyes: readonly DyeName[], said: string])[] = [
  [['rose', 'blush', 'rani'], 'pink, pinks, gulabi, गुलाबी, rosa, وردي'],
  [['rani'], 'fuchsia, fuschia, magenta, hot pink, rani pink, dark pink, रानी'],
  [['rose', 'blush'], 'light pink, baby pink, dusty pink, pastel pink'],
  [['blush', 'apricot', 'coral'], 'peach, peachy, salmon, aadu, आड़ू'],
  [['madder', 'wine'], 'red, reds, laal, lal, लाल, rot, roter, rote, أحمر'],
  [['wine', 'plum'], 'maroon, burgundy, bordeaux, oxblood, dark red, marun, मरून'],
  [['saffron', 'apricot', 'coral', 'rust'], 'orange, oranges, narangi, नारंगी, kesari, kesariya, केसरिया, برتقالي'],
  [['rust', 'madder'], 'terracotta, brick, brick red'],
  [['marigold', 'mustard'], 'yellow, yellows, peela, pila, peeli, पीला, पीली, gelb, أصفر'],
  [['marigold', 'mustard'], 'gold, golden, sunehra, sunehri, सुनहरा, सुनहरी, ذهبي'],
  [['saffron', 'marigold', 'mustard'], 'haldi, turmeric, हल्दी'],
  [['emerald', 'sage', 'olive', 'bottle', 'mint', 'teal'], 'green, greens, hara, hari, हरा, हरी, grün, grüner, أخضر'],
  [['emerald', 'bottle', 'olive'], 'dark green, bottle green, forest green, mehendi green'],
  [['sage', 'mint'], 'light green, pista, pistachio, pastel green, sea green'],
  [
    ['indigo', 'midnight', 'peacock', 'sky', 'powder', 'teal'],
    'blue, blues, neela, nila, neeli, नीला, नीली, blau, blauer, أزرق',
  ],
  [['midnight', 'indigo'], 'navy, navy blue, dark blue, royal blue, dunkelblau'],
  [['sky', 'powder'], 'light blue, baby blue, sky blue, pastel blue, aasmani, asmani, आसमानी, hellblau'],
  [['teal', 'peacock'], 'turquoise, firozi, cyan, aqua, फ़िरोज़ी, türkis'],
  [['plum', 'lilac'], 'purple, purples, violet, baingani, jamuni, बैंगनी, जामुनी, lila, violett, بنفسجي'],
  [['lilac'], 'lavender, mauve, light purple, flieder'],
  [['cocoa', 'rust'], 'brown, browns, bhura, भूरा, braun, بني'],
  [['cocoa'], 'chocolate, coffee, dark brown'],
  [['sand', 'ivory', 'stone'], 'beige, nude, tan, khaki, fawn'],
  [['white', 'ivory'], 'white, whites, safed, safaid, सफ़ेद, सफेद, weiß, weisser, أبيض'],
  [['ivory'], 'cream, creme, off white, offwhite, ecru, eggshell'],
  [['stone', 'charcoal', 'mist'], 'grey, gray, greys, slate, saleti, स्लेटी, grau, grauer, رمادي'],
  [['onyx', 'charcoal'], 'black, blacks, kala, kaala, kali, काला, काली, schwarz, schwarzer, أسود'],
];

/** Whom it is for. */
const PEOPLE: readonly (readonly [genders: readonly GenderName[], said: string])[] = [
  [['women'], 'women, woman, womens, ladies, lady, female, aurat, mahila, औरत, औरतों, महिला, महिलाओं, damen, نسائي'],
  [['men'], 'men, man, mens, gents, gent, male, mard, purush, पुरुष, पुरुषों, मर्द, मर्दों, herren, رجالي'],
  [['girls'], 'girls, girl, ladki, ladkiyon, beti, लड़की, लड़कियों, बेटी, mädchen'],
  [['boys'], 'boys, boy, ladka, ladke, ladkon, लड़का, लड़कों, बेटा, jungen'],
  [['girls', 'boys'], 'kids, kid, children, child, bachcha, bachche, bachchon, bacche, बच्चा, बच्चे, बच्चों, kinder, أطفال'],
];

/** What a text says beside what it asks for. */
const FILLERS = [
  'a, an, the, for, in, of, with, and, or, to, me, my, i, want, need, show, buy, some, any, how, how long, what, when, where, is, are, do, does, can, take, your, you, it, this, colour, color, coloured, colored',
  'ka, ki, ke, ko, mein, me, liye, wala, wale, wali, vala, vale, vali, aur, dikhao, chahiye, rang, kya, kaise, kab',
  'का, की, के, को, में, लिए, वाला, वाले, वाली, और, दिखाओ, चाहिए, रंग, क्या, कैसे, कब',
  'für, in, mit, und, oder, der, die, das, ein, eine, zum, zur',
].join(', ');

function split(said: string): readonly string[] {
  return said.split(', ');
}

/** What shoppers say for what the collection has. */
export const searchTerms: readonly SearchTermRecord[] = [
  ...FILLERS.split(', ').map((term): SearchTermRecord => ({ term, kind: 'filler', means: [] })),
  ...WORDS.flatMap(([means, said]) =>
    split(said).map((term): SearchTermRecord => ({ term, kind: 'word', means: means.split(' ') })),
  ),
  ...COLOURS.flatMap(([dyes, said]) =>
    split(said).map(
      (term): SearchTermRecord => ({
        term,
        kind: 'option',
        means: dyes.map((dye) => DYES[dye].label),
      }),
    ),
  ),
  ...PEOPLE.flatMap(([genders, said]) =>
    split(said).map(
      (term): SearchTermRecord => ({
        term,
        kind: 'option',
        means: genders.map((gender) => GENDERS[gender].label),
      }),
    ),
  ),
];
