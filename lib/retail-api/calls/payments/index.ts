import type { CallHandler } from '../../core/call-handler.ts';
import { cancelPayment } from './cancel-payment.ts';
import { paymentReturn } from './payment-return.ts';
import { paymentWebhook } from './payment-webhook.ts';
import { startPayment } from './start-payment.ts';

export const paymentCalls: readonly CallHandler[] = [startPayment, paymentReturn, paymentWebhook, cancelPayment];
