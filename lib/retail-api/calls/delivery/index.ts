import type { CallHandler } from '../../core/call-handler.ts';
import { checkServiceability } from './check-serviceability.ts';
import { shippingTerms } from './shipping-terms.ts';

export const deliveryCalls: readonly CallHandler[] = [checkServiceability, shippingTerms];
