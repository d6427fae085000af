import type { StockRaceFigures } from '#lib/shared/bench-figures.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { apiFigures } from './api-figures.ts';
import { maxGoal, type Row, reported } from './table.ts';

const LOSER_ANSWERED_MS = 2000;
const READY_AGAIN_MS = 3000;
const SETTLED_MS = MINUTE_MS;

/** Measures the checkout's guarantees on every available engine: nothing is oversold, charged twice or lost. */
export async function benchCheckout(): Promise<Row[]> {
  const engines = await apiFigures('print-checkout-bench');
  return engines.flatMap((figures) => {
    const part = `checkout, ${figures.engine} x ${figures.processes}`;
    const stock = (name: string, { attempts, oversold, unsold, slowestMs, differences }: StockRaceFigures) => [
      maxGoal(part, `${name}: oversold in ${attempts} attempts`, oversold, 0, 'units'),
      maxGoal(part, `${name}: left unsold`, unsold, 0, 'units'),
      maxGoal(part, `${name}: last of them answered after`, slowestMs, LOSER_ANSWERED_MS, 'ms'),
      ledgers(part, name, differences),
    ];
    const { intents, coupon, giftCard, kills } = figures;
    return [
      ...stock('200 buyers and one piece', figures.lastItem),
      ...stock('500 buyers and 37 units', figures.fewItems),
      maxGoal(
        part,
        `${intents.intents} intents in ${intents.calls} calls: orders, charges or units too many or too few`,
        [intents.orders, intents.captures, intents.units].reduce(
          (total, count) => total + Math.abs(count - intents.intents),
          0,
        ),
        0,
        '',
      ),
      ledgers(part, 'intents', intents.differences),
      maxGoal(part, 'coupon for one use: orders beyond it', Math.abs(coupon.orders - 1), 0, 'orders'),
      ledgers(part, 'coupon', coupon.differences),
      maxGoal(part, 'gift card of ₹1,000 used by 50 at once: paise charged', giftCard.charged, 1000_00, 'paise'),
      ledgers(part, 'gift card', giftCard.differences),
      reported(part, `kills at ${kills.writes} writes and at random`, kills.kills, 'kills'),
      maxGoal(part, 'ready again after a kill', kills.slowestStartMs, READY_AGAIN_MS, 'ms'),
      maxGoal(part, 'every payment has its order or refund after', kills.settledAfterMs, SETTLED_MS, 'ms'),
      ledgers(part, 'kills', kills.differences),
    ];
  });
}

function ledgers(part: string, name: string, differences: readonly string[]): Row {
  const [first] = differences;
  const example = first === undefined ? '' : `, e.g. ${first}`;
  return maxGoal(part, `${name}: differences between the ledgers${example}`, differences.length, 0, '');
}
