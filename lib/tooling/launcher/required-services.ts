import type { Environment } from '#lib/shared/env.ts';
import { gatewaysSetUp } from '#lib/shared/gateway-settings.ts';
import { allowsTestPayments } from '#lib/shared/trial.ts';
import type { ServiceName } from './service-name.ts';

/**
 * Returns which of the requested services are started. One that is requested alone always is; otherwise an
 * operator's own retail API replaces the bundled one, and the payment sandbox is for a bundled one without any
 * gateway, or whose courier it plays.
 */
export function requiredServices(services: readonly ServiceName[], settings: Environment): ServiceName[] {
  if (services.length === 1) return [...services];
  const isBundled = !settings.RETAIL_API_URL;
  return services.filter(
    (name) =>
      name === 'storefront' ||
      name === 'back-office' ||
      (isBundled && (name === 'retail-api' || paysAtSandbox(settings) || booksAtSandbox(settings))),
  );
}

function paysAtSandbox(settings: Environment): boolean {
  return gatewaysSetUp(settings).length === 0 && !settings.PAYMENT_SANDBOX_URL && allowsTestPayments(settings);
}

function booksAtSandbox(settings: Environment): boolean {
  return settings.COURIER === 'sandbox' && !settings.PAYMENT_SANDBOX_URL && allowsTestPayments(settings);
}
