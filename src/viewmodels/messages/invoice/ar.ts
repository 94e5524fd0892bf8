import type { TextsOf } from '../writing/messages.ts';
import type { invoiceMessages } from './en.ts';

export const invoice: TextsOf<typeof invoiceMessages> = {
  heading: 'فاتورة ضريبية',
  orderNumber: 'رقم الطلب',
  orderDate: 'تاريخ الطلب',
  placeOfSupply: 'مكان التوريد',
  payment: 'الدفع',
  reverseCharge: 'الضريبة مستحقة بالاحتساب العكسي',
  no: 'لا',
  soldBy: 'البائع',
  billTo: 'الفاتورة إلى',
  shipTo: 'الشحن إلى',
  taxId: (id) => `الرقم الضريبي ${id}`,
  item: 'القطعة',
  code: 'رمز HSN',
  quantity: 'الكمية',
  taxable: 'القيمة الخاضعة للضريبة',
  tax: 'الضريبة',
  total: 'الإجمالي',
  each: (price) => `${price} للقطعة، شامل جميع الضرائب`,
  discount: (amount) => `خصم ${amount}`,
  shipping: 'الشحن',
  storeCredit: 'رصيد المتجر',
  charged: 'المبلغ المحصَّل',
  inRupees: 'جميع المبالغ بالروبية الهندية.',
};
