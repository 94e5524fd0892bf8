import type { TextsOf } from '../writing/messages.ts';
import type { storeLocatorMessages } from './en.ts';

export const storeLocator: TextsOf<typeof storeLocatorMessages> = {
  title: 'हमारी दुकानें',
  intro: 'आइए, पहनकर देखिए और पीस अपने नाप का करवाइए।',
  search: 'शहर या पिन कोड',
  find: 'दुकानें खोजें',
  nearMe: 'मेरी लोकेशन इस्तेमाल करें',
  lost: 'हम पता नहीं लगा सके कि आप कहाँ हैं। इसके बजाय शहर या पिन कोड से खोजें।',
  list: 'दुकानें',
  found: (count: number) => `${count} ${count === 1 ? 'दुकान' : 'दुकानें'}`,
  nothingFits: (text: string) => `“${text}” के लिए अभी कोई दुकान नहीं है। ये शायद पास हों:`,
  none: 'अभी ऐसी कोई दुकान नहीं है, जहाँ आप आ सकें',
  failed: 'हम अभी अपनी दुकानें नहीं दिखा सकते',
  openUntil: (time: string) => `${time} तक खुली है`,
  opensAt: (time: string) => `आज ${time} पर खुलेगी`,
  closedNow: 'अभी बंद है',
  away: (km: string) => `${km} किमी दूर`,
  hours: 'खुलने का समय',
  days: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  closed: 'बंद',
  services: 'इस दुकान में',
};
