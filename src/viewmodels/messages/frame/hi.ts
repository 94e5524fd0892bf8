import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { frameMessages } from './en.ts';

const count = counterOf('hi');

export const frame: TextsOf<typeof frameMessages> = {
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  slogan: 'भारत में हाथ से बना, दुनिया भर में भेजा गया',
  announcement: 'घोषणा',
  closeAnnouncement: 'घोषणा बंद करें',
  menu: 'मेन्यू',
  mainMenu: 'मुख्य मेन्यू',
  shortcuts: 'शॉर्टकट',
  backTo: (name) => `${name} पर वापस`,
  back: 'वापस',
  backToAll: 'पूरी सूची पर वापस',
  cart: (quantity) => count(quantity, { other: 'कार्ट, # आइटम' }),
  wishlist: (quantity) => count(quantity, { other: 'विशलिस्ट, # आइटम' }),
  saved: 'विशलिस्ट',
  account: 'खाता',
  search: 'खोज',
  notices: 'सूचनाएँ',
  ok: 'ठीक है',
  proceedToCheckout: 'चेकआउट पर जाएँ',
  offline: 'आप ऑफ़लाइन हैं',
  backOnline: 'फिर से ऑनलाइन',
  house: 'बुनाई में सोने का धागा। भारतीय डिज़ाइनर परिधान, पहनने के लिए बने हुए।',
  shop: 'ख़रीदारी',
  help: 'सहायता',
  helpText: 'डिलीवरी का ख़र्च भुगतान से पहले दिखाया जाता है। कुछ ठीक नहीं लगा? हमें लिखें।',
  delivery: 'डिलीवरी',
  returns: 'वापसी और अदला-बदली',
  trackOrder: 'अपना ऑर्डर ट्रैक करें',
  contact: 'संपर्क',
  withdraw: 'यहाँ अनुबंध से हटें',
  stores: 'हमारी दुकानें',
  sizeGuide: 'साइज़ गाइड',
  terms: 'बिक्री की शर्तें',
  privacy: 'निजता',
  accessibility: 'सुगम्यता',
  store: 'देश, भाषा और मुद्रा',
  breadcrumbs: 'आप यहाँ हैं',
};
