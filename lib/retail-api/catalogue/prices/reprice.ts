import { type EarlierPrice, findPriceDrop } from './price-drop.ts';

/** What a SKU costs; all in paise. */
export interface PriceState {
  price: number;
  mrp: number;
  /** The price without the temporary one in force; null while none is. */
  regularPrice: number | null;
}

/** A price that begins by time; paise and epoch milliseconds. */
export interface ScheduledPrice {
  id: string;
  price: number;
  /** Null keeps the MRP. */
  mrp: number | null;
  from: number;
  /** Null if the price stays. */
  until: number | null;
  savedBy: string;
  note: string;
}

interface Repriced extends PriceState {
  /** The recorded earlier price that a drop is shown against; null if none is. */
  priceBefore: number | null;
  /** When the price or its drop changes next; null if never. */
  changesAt: number | null;
  /** The scheduled prices that are over, or have become the regular price. */
  over: ScheduledPrice[];
  /** The scheduled price that now begins or ends; undefined if none does. */
  cause: ScheduledPrice | undefined;
  /** Whether price or MRP is another one than before, so that the one before is recorded. */
  isChanged: boolean;
}

/** The price without the temporary one, in paise. */
export function regularPriceOf({ price, regularPrice }: PriceState): number {
  return regularPrice ?? price;
}

/** What a SKU costs now, given what it cost, the prices that are scheduled, and those it had. `now` in epoch milliseconds. */
export function reprice(
  state: PriceState,
  schedule: readonly ScheduledPrice[],
  earlier: readonly EarlierPrice[],
  now: number,
): Repriced {
  const begun = schedule.filter(({ from }) => from <= now).toSorted((one, other) => one.from - other.from);
  const lasting = begun.filter(({ until }) => until === null);
  const ended = begun.filter(({ until }) => until !== null && until <= now);
  const mrp = lasting.findLast((entry) => entry.mrp !== null)?.mrp ?? state.mrp;
  // An MRP that was lowered after a price had been scheduled holds: nothing may be sold above it.
  const regular = Math.min(lasting.at(-1)?.price ?? regularPriceOf(state), mrp);
  const temporary = begun.findLast(({ until, price }) => until !== null && until > now && price <= mrp);
  const price = temporary?.price ?? regular;
  const isChanged = price !== state.price || mrp !== state.mrp;
  const drop = findPriceDrop(price, isChanged ? [...earlier, { price: state.price, endedAt: now }] : earlier, now);
  const times = [
    ...schedule.flatMap(({ from, until }) => [from, until ?? 0]).filter((at) => at > now),
    ...(drop ? [drop.until] : []),
  ];
  return {
    price,
    mrp,
    regularPrice: temporary ? regular : null,
    priceBefore: drop?.before ?? null,
    changesAt: times.length === 0 ? null : Math.min(...times),
    over: [...lasting, ...ended],
    cause: temporary ?? lasting.at(-1) ?? ended.at(-1),
    isChanged,
  };
}
