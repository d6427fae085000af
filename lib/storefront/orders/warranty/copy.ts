import { formatDateOfDay } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { HallmarkedUnit, LineDocuments } from './types.ts';

/** A labelled detail of an item. */
interface WarrantyDetail {
  name: string;
  value: string;
}

const WEIGHT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
const grams = (weight: number | null) => (weight === null ? '' : `${WEIGHT.format(weight)} g`);

/**
 * The hallmarks and serial numbers of items: `AB12CD, EF34GH`. Several of one line are in the order of the
 * items.
 */
export function hallmarkDetails(items: readonly HallmarkedUnit[]): WarrantyDetail[] {
  const marks = (mark: 'huid' | 'serial') => items.map((item) => item[mark]).filter((text) => text !== '');
  const [huids, serials] = [marks('huid'), marks('serial')];
  return filled([
    { name: 'HUID', value: huids.join(', ') },
    { name: serials.length > 1 ? 'Serial numbers' : 'Serial number', value: serials.join(', ') },
  ]);
}

/** The details of a line's items in display order; empty where nothing is known. */
export function warrantyDetails(documents: LineDocuments): WarrantyDetail[] {
  const { breakup } = documents;
  return filled([
    { name: 'Metal', value: documents.metal },
    { name: 'Net weight', value: grams(documents.netWeightGrams) },
    { name: 'Gross weight', value: grams(documents.grossWeightGrams) },
    { name: 'Stones', value: documents.stones.join('; ') },
    ...hallmarkDetails(documents.units),
    { name: 'Certificate', value: documents.certificate },
    {
      name: 'Metal rate',
      value: breakup ? `${formatPaise(breakup.ratePerGram)} per gram${onDay(breakup.rateOn)}` : '',
    },
  ]);
}

function onDay(day: string): string {
  return day === '' ? '' : ` on ${formatDateOfDay(day)}`;
}

function filled(facts: readonly WarrantyDetail[]): WarrantyDetail[] {
  return facts.filter(({ value }) => value !== '');
}
