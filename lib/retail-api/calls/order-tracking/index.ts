import type { CallHandler } from '../../core/call-handler.ts';
import { trackOrder } from './track-order.ts';
import { trackOrderCode } from './track-order-code.ts';
import { trackedOrder } from './tracked-order.ts';
import { verifyTrackOrderCode } from './verify-track-order-code.ts';

/** Calls for who asks after an order without signing in. */
export const orderTrackingCalls: readonly CallHandler[] = [
  trackOrder,
  trackOrderCode,
  verifyTrackOrderCode,
  trackedOrder,
];
