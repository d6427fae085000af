import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type ConfirmedStep, type Gateway, SET_UP_STEPS, type SetUpStep } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { environment } from '#lib/shared/env.ts';
import { GATEWAY_SETTINGS } from '#lib/shared/gateway-settings.ts';
import { DEMO_PROFILE, type ShopProfile, shopProfile } from '#lib/shared/shop-profile.ts';
import { missingPages } from '../../catalogue/begin-hints.ts';
import type { Database } from '../../core/db/schema.ts';
import { isOn } from '../../core/site-options.ts';
import type { Payments } from '../../payments/gateway.ts';
import { readConfirmations } from './set-up-confirmations.ts';

/** What the state of the set-up depends on. */
export interface SetUpContext {
  db: Kysely<Database>;
  payments: Payments;
  /** Epoch milliseconds. */
  launchAt: number;
  now: () => number;
}

/** A step, and what it lacks in one sentence each: nothing where it is done. */
interface StepState {
  step: SetUpStep;
  missing: string[];
  /** What stands now, in a few words; empty where there is nothing to say. */
  fact: string;
}

/** The parts of a profile that belong to one shop alone, with their names for people. */
const OWN_PARTS: readonly (readonly [string, (profile: ShopProfile) => unknown])[] = [
  ['name', ({ name }) => name],
  ['legal name', ({ seller }) => seller.legalName],
  ['GSTIN', ({ seller }) => seller.gstin],
  ['address', ({ seller }) => seller.address],
  ['customer care', ({ contact }) => contact],
  ['grievance officer', ({ grievanceOfficer }) => grievanceOfficer],
];

/** What a confirmation of a step is about: whoever changes that confirms it again. */
export function confirmedValue(
  step: ConfirmedStep,
  { payments, launchAt }: Pick<SetUpContext, 'payments' | 'launchAt'>,
) {
  if (step === 'launch') return String(launchAt);
  if (step === 'delivery') return 'seen';
  if (payments.gateways.size === 0) return 'cash';
  const names = [...payments.gateways.keys()];
  return [...names, payments.test ? 'test' : 'live', fingerprintOfKeys(names)].join(' ');
}

/** Changes with any key of the gateways, and tells none of them. */
function fingerprintOfKeys(gateways: readonly Gateway[]): string {
  const settings = environment();
  const keys = gateways.flatMap((gateway) => GATEWAY_SETTINGS[gateway].keys.map((name) => settings[name]));
  return createHash('sha256').update(JSON.stringify(keys)).digest('base64url');
}

/** The steps of the set-up, each with what it lacks. */
export async function readSetUp(context: SetUpContext): Promise<StepState[]> {
  const { db, payments, launchAt, now } = context;
  const confirmed = await readConfirmations(db);
  const isConfirmed = (step: ConfirmedStep) => confirmed.get(step) === confirmedValue(step, context);
  const states: Record<SetUpStep, Omit<StepState, 'step'>> = {
    profile: profileState(shopProfile()),
    payments: await paymentState(db, payments, isConfirmed('payments')),
    products: await productState(db),
    delivery: {
      fact: zonesText(shopProfile().delivery.zones.length),
      missing: isConfirmed('delivery') ? [] : ['Look at the zones, days and charges of delivery, and confirm them.'],
    },
    pages: await pageState(db),
    launch: launchState({ launchAt, now: now(), isConfirmed: isConfirmed('launch') }),
  };
  return SET_UP_STEPS.map((step) => ({ step, ...states[step] }));
}

const zonesText = (count: number) => (count === 1 ? 'One zone' : `${count} zones`);

function profileState(profile: ShopProfile): Omit<StepState, 'step'> {
  const left = OWN_PARTS.filter(([, part]) => JSON.stringify(part(profile)) === JSON.stringify(part(DEMO_PROFILE)));
  const names = left.map(([name]) => name).join(', ');
  return { fact: profile.name, missing: names === '' ? [] : [`These are still those of the demo: ${names}.`] };
}

async function paymentState(
  db: Kysely<Database>,
  { gateways, test }: Payments,
  isConfirmed: boolean,
): Promise<Omit<StepState, 'step'>> {
  const names = [...gateways.keys()].join(', ');
  if (gateways.size > 0) {
    if (test)
      return { fact: names, missing: ['The keys are for tests and take no money. Set the live keys, and restart.'] };
    return { fact: names, missing: isConfirmed ? [] : ['Test the keys: the gateway is asked, and no money moves.'] };
  }
  const hasCash = await isOn(db, 'CashOnDelivery');
  const setKeys = 'Set the keys of a payment gateway, and restart.';
  if (!hasCash) return { fact: 'No way to pay', missing: [setKeys] };
  return {
    fact: 'Cash on delivery alone',
    missing: isConfirmed ? [] : [`${setKeys} Or confirm that customers pay in cash alone.`],
  };
}

async function productState(db: Kysely<Database>): Promise<Omit<StepState, 'step'>> {
  const shown = await db.selectFrom('products').select('code').where('hidden', '=', 0).limit(1).executeTakeFirst();
  return { fact: '', missing: shown ? [] : ['Shoppers see no product yet. Import a file, or add one by hand.'] };
}

async function pageState(db: Kysely<Database>): Promise<Omit<StepState, 'step'>> {
  const missing = await missingPages(db);
  return { fact: '', missing: missing.length === 0 ? [] : [`Pages that the shop links to: ${missing.join(', ')}.`] };
}

function launchState({ launchAt, now, isConfirmed }: { launchAt: number; now: number; isConfirmed: boolean }) {
  const fact = launchAt > now ? `Opens on ${formatMoment(launchAt)}` : 'Open to everybody';
  return { fact, missing: isConfirmed ? [] : [`${fact}: confirm it, or set LAUNCH_AT to another time and restart.`] };
}
