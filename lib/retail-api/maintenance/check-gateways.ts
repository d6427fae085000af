import type { Gateway } from '#lib/contract/index.ts';
import type { Environment } from '#lib/shared/env.ts';
import { paymentsFromSettings } from '../payments/from-settings.ts';
import { keyProblem } from '../payments/test-keys.ts';

/** What a gateway said to the keys of the shop: null if it accepts them, otherwise why not. */
interface GatewayReport {
  gateway: Gateway;
  problem: string | null;
}

/** Asks each gateway of the settings whether it accepts its keys. Throws ConfigurationError for incomplete ones. */
export function checkGateways(settings: Environment): Promise<GatewayReport[]> {
  const { gateways } = paymentsFromSettings(settings);
  const asked = [...gateways].map(async ([gateway, adapter]) => ({ gateway, problem: await keyProblem(adapter) }));
  return Promise.all(asked);
}
