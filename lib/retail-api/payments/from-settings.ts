import { GATEWAYS, type Gateway } from '#lib/contract/index.ts';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { GATEWAY_SETTINGS } from '#lib/shared/gateway-settings.ts';
import { allowsTestPayments } from '#lib/shared/trial.ts';
import { ADAPTERS } from './adapters.ts';
import { NO_PAYMENTS, type PaymentGateway, type Payments } from './gateway.ts';

/**
 * The gateways whose keys are set; without any, those of the payment sandbox, if it runs and tests are allowed. Throws
 * ConfigurationError if only some keys of a gateway are set, for test keys where test payments are not allowed, and for
 * addresses that are unsafe to send keys to.
 */
export function paymentsFromSettings(settings: Environment): Payments {
  const gateways = GATEWAYS.filter((name) => hasKeys(settings, GATEWAY_SETTINGS[name].keys)).map((name) =>
    ADAPTERS[name].fromSettings(settings),
  );
  if (gateways.length === 0) return sandboxPayments(settings);
  const tests = gateways.map(({ name }) => GATEWAY_SETTINGS[name].isTest(settings));
  const test = tests.includes(true);
  if (test && tests.includes(false)) {
    const names = GATEWAYS.map((name) => GATEWAY_SETTINGS[name].testSetting).join(', ');
    throw new ConfigurationError(`${names}: one key is live and one is for tests. Use two keys of the same kind.`);
  }
  if (test && !allowsTestPayments(settings)) {
    throw new ConfigurationError(
      'TEST_PAYMENTS: the payment gateways are set up for tests, which take no money. Set it to on, or use their live keys.',
    );
  }
  return { gateways: byName(gateways), test };
}

function sandboxPayments(settings: Environment): Payments {
  if (!settings.PAYMENT_SANDBOX_URL || !allowsTestPayments(settings)) return NO_PAYMENTS;
  const base = settings.PAYMENT_SANDBOX_URL.replace(/\/+$/, '');
  return { gateways: byName(GATEWAYS.map((name) => ADAPTERS[name].atSandbox(base))), test: true };
}

/** Whether all of them are set; throws ConfigurationError naming the first missing one if only some are. */
function hasKeys(settings: Environment, names: readonly (keyof Environment)[]): boolean {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length === 0 || missing.length === names.length) return missing.length === 0;
  throw new ConfigurationError(`${missing[0]}: must be set as well, since ${names.find((name) => settings[name])} is.`);
}

function byName(gateways: readonly PaymentGateway[]): ReadonlyMap<Gateway, PaymentGateway> {
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}
