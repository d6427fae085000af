import { apiFigures } from './api-figures.ts';
import { maxGoal, type Row, reported } from './table.ts';

/** Compares the pricing of carts with a second implementation in exact numbers: not one figure may differ. */
export async function benchTotals(): Promise<Row[]> {
  const { carts, differing, seeds, perSecond } = await apiFigures('print-totals-bench');
  const seedsText = seeds.length > 0 ? `, seeds ${seeds.join(', ')}` : '';
  return [
    maxGoal('totals', `differences in ${carts.toLocaleString('en-IN')} carts${seedsText}`, differing, 0, 'carts'),
    reported('totals', 'carts priced', perSecond, '/s'),
  ];
}
