import type { TextsOf } from '../writing/messages.ts';
import type { priceFallMessages } from './en.ts';

export const priceFalls: TextsOf<typeof priceFallMessages> = {
  tell: 'Mich benachrichtigen, wenn ein Preis fällt',
  byMail: 'Per E-Mail benachrichtigen',
  promise: 'Wir schreiben Ihnen, wenn ein Stück auf dieser Liste weniger kostet als jetzt, höchstens einmal am Tag.',
  kept: 'Dafür speichert der Shop Ihre E-Mail-Adresse, die Stücke und deren Preise, höchstens 180 Tage lang. Ein Link in jeder E-Mail beendet das sofort.',
  noted:
    'Sie hören per E-Mail von uns, wenn ein Stück auf dieser Liste weniger kostet. Was Sie später hinzufügen, gehört erst dazu, wenn Sie noch einmal darum bitten.',
  waits:
    'Auf diesem Gerät gespeichert. Wird an den Shop gesendet, sobald er erreichbar ist. Sie hören per E-Mail von uns, wenn ein Stück auf dieser Liste weniger kostet.',
};
