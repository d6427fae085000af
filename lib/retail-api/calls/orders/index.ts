import type { CallHandler } from '../../core/call-handler.ts';
import { cancelOrder } from './cancel-order.ts';
import { displayEmail } from './display-email.ts';
import { invoice } from './invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { modifyOrder } from './modify-order.ts';
import { moneyBackPreview } from './money-back-preview.ts';
import { orderDetails } from './order-details.ts';
import { orderList } from './order-list.ts';
import { orderOptions } from './order-options.ts';
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
  moneyBackPreview,
  cancelOrder,
  orderOptions,
  modifyOrder,
];
