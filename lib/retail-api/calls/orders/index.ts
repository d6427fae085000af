import type { CallHandler } from '../../call-handler.ts';
import { displayEmail } from './display-email.ts';
import { invoice } from './invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { orderDetails } from './order-details.ts';
import { orderList } from './order-list.ts';
import { paymentMethods } from './payment-methods.ts';
import { placeOrder } from './place-order.ts';

export const orderCalls: readonly CallHandler[] = [
  placeOrder,
  paymentMethods,
  orderDetails,
  orderList,
  invoice,
  invoicePdf,
  displayEmail,
];
