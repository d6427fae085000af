import type { z } from 'zod';
import type { calls } from '#lib/contract/index.ts';

export type PlaceOrderRequest = z.output<typeof calls.placeOrder.request>;
