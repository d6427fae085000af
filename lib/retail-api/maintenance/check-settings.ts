import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { refuseSettings } from '../app/refuse-settings.ts';
import { readPromotions } from '../cart/promotions/read-promotions.ts';
import { readGivenShop } from '../content/shop/open-shop.ts';
import { readInvitations } from '../customers/invitations/read-invitations.ts';
import { transportsFromSettings } from '../messages/transports/from-settings.ts';
import { courierFromSettings } from '../orders/couriers/from-settings.ts';
import { loadEmiPlans } from '../payments/emi/load-emi-plans.ts';

/** What the retail API reads at its start, beside what `doctor` asks by itself: the database, payments, photos, search. */
const READ_AT_START: readonly ((settings: Environment) => unknown)[] = [
  refuseSettings,
  readGivenShop,
  readPromotions,
  readInvitations,
  loadEmiPlans,
  transportsFromSettings,
  // The launcher of a trial starts the sandbox, and names it.
  (settings) => (settings.COURIER === 'sandbox' ? null : courierFromSettings(settings)),
];

/** Returns what would end the start of a retail API with these settings, and the files that they name: a line for each. */
export async function checkSettings(settings: Environment): Promise<string[]> {
  const problems = await Promise.all(READ_AT_START.map((read) => problemOf(() => read(settings))));
  return problems.filter((problem) => problem !== null);
}

async function problemOf(read: () => unknown): Promise<string | null> {
  try {
    await read();
    return null;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message;
  }
}
