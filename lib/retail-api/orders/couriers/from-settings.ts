import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { SANDBOX_COURIER, sandboxCourierUrl } from '#lib/shared/payment-sandbox.ts';
import { allowsTestPayments } from '#lib/shared/trial.ts';
import { safeAddress } from '../../payments/safe-address.ts';
import type { Courier } from './courier.ts';
import { ShiprocketCourier } from './shiprocket/shiprocket-courier.ts';

const NEEDED = [
  'SHIPROCKET_EMAIL',
  'SHIPROCKET_PASSWORD',
  'SHIPROCKET_PICKUP_LOCATION',
  'SHIPROCKET_PICKUP_PINCODE',
  'SHIPROCKET_WEBHOOK_TOKEN',
] as const;

/**
 * The courier that staff can book; null where they type the AWB. Throws ConfigurationError for a missing credential, an address
 * that is unsafe to send the password to, and a sandbox where no tests are allowed or none runs.
 */
export function courierFromSettings(settings: Environment): Courier | null {
  if (settings.COURIER === 'none') return null;
  return settings.COURIER === 'sandbox' ? sandboxCourier(settings) : shiprocket(settings);
}

function sandboxCourier(settings: Environment): Courier {
  if (!allowsTestPayments(settings))
    throw new ConfigurationError(
      'COURIER: sandbox is a trial: no courier comes. Set it to none or shiprocket, or TEST_PAYMENTS to on.',
    );
  if (!settings.PAYMENT_SANDBOX_URL)
    throw new ConfigurationError('COURIER: the sandbox does not run. Start it, and set PAYMENT_SANDBOX_URL.');
  const apiUrl = sandboxCourierUrl(settings.PAYMENT_SANDBOX_URL.replace(/\/+$/, ''));
  return new ShiprocketCourier({ ...SANDBOX_COURIER, apiUrl, test: true, trackingPage: `${apiUrl}/tracking/` });
}

function shiprocket(settings: Environment): Courier {
  const missing = NEEDED.find((name) => !settings[name]);
  if (missing) throw new ConfigurationError(`${missing}: must be set as well, since COURIER is shiprocket.`);
  const apiUrl = safeAddress(settings, 'SHIPROCKET_API_URL').replace(/\/+$/, '');
  return new ShiprocketCourier({
    apiUrl,
    email: settings.SHIPROCKET_EMAIL ?? '',
    password: settings.SHIPROCKET_PASSWORD ?? '',
    pickupLocation: settings.SHIPROCKET_PICKUP_LOCATION ?? '',
    pickupPincode: settings.SHIPROCKET_PICKUP_PINCODE ?? '',
    webhookToken: settings.SHIPROCKET_WEBHOOK_TOKEN ?? '',
    test: false,
  });
}
