import type { CallHandler } from '../../core/call-handler.ts';
import { advanceOrder } from './advance-order.ts';
import { deskOrder } from './desk-order.ts';
import { deskOrders } from './desk-orders.ts';
import { markMoneyBack } from './mark-money-back.ts';
import { moneyBackDue } from './money-back-due.ts';

export const orderDeskCalls: readonly CallHandler[] = [
  deskOrders,
  deskOrder,
  advanceOrder,
  moneyBackDue,
  markMoneyBack,
];
