import type { SaidNews } from '#domain/storage/device-news.ts';
import { defineMessages } from '../writing/messages.ts';

const device: Readonly<Record<SaidNews['kind'], string>> = {
  'set-aside':
    'Some of what waited on this device cannot be read and was set aside ({count}): if you miss an order, write to {email}.',
  held: 'Please close the other tabs of this shop, so that this one can read the orders on your device.',
  'may-clear':
    'This browser may clear what waits on it, so please open the shop again within a few days until your order is sent.',
  late: 'This device has not answered yet. What you have kept here is safe, and is shown as soon as it does.',
  'keeps-nothing':
    'This browser keeps nothing for the shop, so your cart and lists are gone when you close or reload this page. You can order now, or allow site data for this shop.',
};

/** What the shop has to say of the device. A part of its own, since no first page says it. */
export const deviceMessages = defineMessages('device', device);
