import type { TextsOf } from '../writing/messages.ts';
import type { failureMessages } from './en.ts';

export const failures: TextsOf<typeof failureMessages> = {
  toFrontPage: 'होम पेज पर जाएँ',
  wrong: 'हमारी ओर से कुछ गड़बड़ हो गई',
  wrongTitle: 'कुछ गड़बड़ हो गई',
  cartIsKept: 'आपका कार्ट सुरक्षित है। कृपया थोड़ी देर में फिर कोशिश करें।',
  outdated: 'दुकान को नया किया गया है',
  outdatedText: 'इस टैब में अब भी पिछला रूप है। आपका कार्ट सुरक्षित है।',
  reload: 'फिर से लोड करें',
  writeTo: 'समस्या बनी हुई है? {email} पर लिखें।',
  writeWithReference: 'समस्या बनी हुई है? {email} पर लिखें और यह संदर्भ बताएँ: {reference}।',
  offline: 'यह पेज आपके डिवाइस पर नहीं है',
  offlineText: 'आप ऑफ़लाइन हैं। आपका कार्ट सुरक्षित है, और कनेक्शन लौटते ही यह पेज अपने आप खुल जाएगा।',
};
