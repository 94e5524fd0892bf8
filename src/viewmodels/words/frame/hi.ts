import type { TextsOf } from '../words.ts';
import type { frameWords } from './en.ts';

export const frame: TextsOf<typeof frameWords> = {
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  slogan: 'भारत में हाथ से बना, दुनिया भर में भेजा गया',
  announcement: 'घोषणा',
  closeAnnouncement: 'घोषणा बंद करें',
  menu: 'मेन्यू',
  mainMenu: 'मुख्य मेन्यू',
  backTo: (name) => `${name} पर वापस`,
  backToAll: 'पूरी सूची पर वापस',
  cart: (count) => `कार्ट, ${count} आइटम`,
  wishlist: (count) => `विशलिस्ट, ${count} आइटम`,
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
  store: 'देश, भाषा और मुद्रा',
  breadcrumbs: 'आप यहाँ हैं',
};
