import type {
  BannerRecord,
  HeadImageRecord,
  HomeSectionRecord,
  PromotedOffersRecord,
} from '#api/records/content-records.ts';

/** What the home page says in the German store view, by what it says in the others. */
const GERMAN: Readonly<Record<string, string>> = {
  'The Wedding Edit': 'Für die Hochzeit',
  'Lehengas, sherwanis and sarees from fifteen houses, made to be worn again':
    'Lehengas, Sherwanis und Saris aus fünfzehn Häusern, gemacht, um wieder getragen zu werden',
  'Shop the edit': 'Zur Auswahl',
  Wedding: 'Hochzeit',
  Festive: 'Feste',
  Resort: 'Reise',
  Work: 'Arbeit',
  'By lamplight': 'Bei Lampenlicht',
  'Marigold, wine and gold for the evenings that end late': 'Ringelblume, Wein und Gold für Abende, die spät enden',
  'See the festive edit': 'Zur Festmode',
  'Monday, well dressed': 'Montag, gut angezogen',
  'Handloom and honest tailoring, kind from nine to nine': 'Handgewebt und ehrlich geschneidert, von neun bis neun',
  'Dress for work': 'Für die Arbeit',
  'Given well': 'Gut geschenkt',
  'Sets that are already wrapped': 'Fertig verpackt',
  'Find a present': 'Geschenk finden',
  'The atelier': 'Das Atelier',
  'Patterns, stylists, a fitter who comes to you': 'Schnitte, Stilberatung, Anprobe bei Ihnen zu Hause',
  'Make an appointment': 'Termin vereinbaren',
  'Made already': 'Schon fertig',
  'First to leave the house': 'Verlässt uns als Erstes',
  'Shop what is ready': 'Sofort lieferbar',
  'Yours in XL': 'Ihre Größe XL',
  'Kurtas, gowns and dresses with room to breathe': 'Kurtas, Abendkleider und Kleider mit Luft zum Atmen',
  'Shop size XL': 'Größe XL ansehen',
  'See the piece': 'Zum Stück',
  'New in': 'Neu',
  'Fresh off the loom': 'Frisch vom Webstuhl',
  'For the occasion': 'Für den Anlass',
  'Begin with where you are going': 'Beginnen Sie mit dem Ziel',
  'Summer by the sea': 'Sommer am Meer',
  'What stays cool at noon and looks awake at midnight': 'Mittags kühl, um Mitternacht hellwach',
  'Monsoon at work': 'Arbeiten im Monsun',
  'Dries fast, folds small, and means business': 'Trocknet schnell, faltet sich klein, meint es ernst',
  'For Diwali': 'Für Diwali',
  'Colour by candlelight, and shoes to dance in': 'Farben bei Kerzenlicht, und Schuhe zum Tanzen',
  'The wedding season': 'Die Zeit der Hochzeiten',
  'Seven ceremonies, and something for each of them': 'Sieben Feiern, und für jede etwas',
  Trending: 'Gefragt',
  'What everyone asked about this week': 'Wonach diese Woche alle fragten',
  'Our designers': 'Unsere Häuser',
  'Fifteen houses, and no two alike': 'Fünfzehn Häuser, keines wie das andere',
  'Seen in public': 'Gesehen',
  'Worn by them, for sale to you': 'Von ihnen getragen, für Sie zu haben',
  'Best sellers': 'Am meisten gekauft',
  'Tees that outlast fashion': 'T-Shirts, die jede Mode überdauern',
};

/** Names of people, houses and pieces stay what they are. */
const german = (text: string): string => GERMAN[text] ?? text;

const bannerIn = (banner: BannerRecord): BannerRecord => ({
  ...banner,
  title: german(banner.title),
  ...(banner.subtitle === undefined ? {} : { subtitle: german(banner.subtitle) }),
  button_text: banner.button_text === null ? null : german(banner.button_text),
});

export const sectionInGerman = (section: HomeSectionRecord): HomeSectionRecord => ({
  ...section,
  title: german(section.title),
  subtitle: section.subtitle === null ? null : german(section.subtitle),
  ...(section.banners ? { banners: section.banners.map(bannerIn) } : {}),
});

export const offersInGerman = (offers: PromotedOffersRecord): PromotedOffersRecord => ({
  mainBanners: offers.mainBanners.map(bannerIn),
  smallBanners: offers.smallBanners.map(bannerIn),
  productBanners: offers.productBanners.map(bannerIn),
});

export const headInGerman = ({ image }: HeadImageRecord): HeadImageRecord => ({ image: bannerIn(image) });
