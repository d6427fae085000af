import type { CallHandler } from '../../call-handler.ts';
import { checkServiceability } from './check-serviceability.ts';

export const deliveryCalls: readonly CallHandler[] = [checkServiceability];
