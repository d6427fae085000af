import { z } from 'zod';
import { INDIAN_STATES } from './gst.ts';
import { pincodes, refuseRepeated, wholeFrom, wholeRupees, word } from './rule-fields.ts';

const NAMES = new Set(INDIAN_STATES.map(({ name }) => name));
const state = z.string().refine((name) => NAMES.has(name), 'must be a state or union territory, such as "Karnataka"');

/** Business days from dispatch to delivery, the first and the last. */
const days = z
  .tuple([wholeFrom(0, 90), wholeFrom(0, 90)], 'must be the first and the last business day, such as [2, 4]')
  .refine(([first, last]) => first <= last, 'must not end before it begins');

const zone = z.strictObject({
  /** The name that the page about delivery shows. */
  name: word(80),
  states: z.array(state).max(40).default([]),
  /** They count before the states, and more digits before fewer. */
  pincodes: pincodes.default([]),
  days,
  /** Whether these days are promised by date; otherwise only their number is shown. */
  promised: z.boolean().default(true),
  /** Whether couriers there take cash. */
  cash: z.boolean().default(true),
});

/** A part of India that parcels reach in the same time. */
export type DeliveryZone = Readonly<z.output<typeof zone>>;

/** Whether a zone is for all places that no other one names. */
export const isRestOfIndia = ({ states, pincodes: digits }: DeliveryZone) => states.length === 0 && digits.length === 0;

/** One zone for a shop that has named none: no day is promised, because parcels take three days or three weeks. */
const ALL_OF_INDIA: DeliveryZone = {
  name: 'All of India',
  states: [],
  pincodes: [],
  days: [3, 8],
  promised: false,
  cash: true,
};

/** A faster delivery that shoppers can choose. */
const expressRules = z
  .strictObject({
    /** What it costs besides `charge` of the delivery, and the value of the goods from which it does not; null for never. */
    charge: wholeRupees.default(0),
    freeFrom: wholeRupees.nullable().default(null),
    days,
    /** Names of the zones where it is offered, and first digits of pincodes. */
    zones: z.array(word(80)).max(60).default([]),
    pincodes: pincodes.default([]),
  })
  .refine(({ zones, pincodes: digits }) => zones.length + digits.length > 0, {
    path: ['zones'],
    message: 'must name a zone, unless pincodes are given',
  });

/** The terms of express delivery. */
export type ExpressRules = Readonly<z.output<typeof expressRules>>;

/** Whether express delivery arrives before the standard one of a zone; elsewhere it is not offered. */
export function isSooner(express: Pick<ExpressRules, 'days'>, standard: Pick<DeliveryZone, 'days'>): boolean {
  return express.days[1] < standard.days[1];
}

/** Reports the zones of express delivery that do not exist, or that parcels reach as fast without it. */
function refuseNeedlessZones(
  { express, zones }: { express?: ExpressRules | undefined; zones: readonly DeliveryZone[] },
  context: z.core.$RefinementCtx,
): void {
  for (const [index, name] of (express?.zones ?? []).entries()) {
    const named = zones.find((each) => each.name === name);
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['express', 'zones', index], message });
    if (!named) refuse(`${name} is not the name of a zone`);
    else if (express && !isSooner(express, named))
      refuse(`${name} is reached as fast without it: see the days of the zone`);
  }
}

/** Where, when and at what price a shop delivers. */
export const deliveryRules = z
  .strictObject({
    /** The charge of an order below `freeFrom`. */
    charge: wholeRupees.default(99),
    /** The value of the goods from which delivery is free; null where only an offer can make it free. */
    freeFrom: wholeRupees.nullable().default(null),
    /** Orders before this hour of a business day, in India, leave on the same day. */
    cutOffHour: wholeFrom(1, 23).default(14),
    /** The value of an order from which the courier checks a photo ID. */
    identityFrom: wholeRupees.default(50_000),
    /** One without states and pincodes is for everywhere else. */
    zones: z
      .array(zone)
      .min(1, 'must have a zone')
      .max(60)
      .superRefine((zones, context) => {
        refuseRepeated(
          zones,
          ({ states, pincodes: digits }) => [
            ...states.map((name, at) => [['states', at], name] as const),
            ...digits.map((value, at) => [['pincodes', at], value] as const),
          ],
          context,
        );
        const [, second] = [...zones.entries()].filter(([, each]) => isRestOfIndia(each));
        if (!second) return;
        const message = 'must name states or pincodes: an earlier zone is for everywhere else';
        context.addIssue({ code: 'custom', path: [second[0]], message });
      })
      .default([ALL_OF_INDIA]),
    /** Pincodes that the shop does not deliver to. */
    notDelivered: pincodes.default([]),
    /** Left out: all parcels go the standard way. */
    express: expressRules.optional(),
  })
  .superRefine(refuseNeedlessZones);
export type DeliveryRules = z.output<typeof deliveryRules>;
