import { formatDateOfDay } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';
import type { HallmarkedUnit, LineDocuments } from './types.ts';

/** A labelled detail of an item. */
interface WarrantyDetail {
  name: string;
  value: string;
}

const WEIGHT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
const grams = (weight: number | null) => (weight === null ? '' : m.ordersGrams({ weight: WEIGHT.format(weight) }));

/**
 * The hallmarks and serial numbers of items: `AB12CD, EF34GH`. Several of one line are in the order of the
 * items.
 */
export function hallmarkDetails(items: readonly HallmarkedUnit[]): WarrantyDetail[] {
  const marks = (mark: 'huid' | 'serial') => items.map((item) => item[mark]).filter((text) => text !== '');
  const [huids, serials] = [marks('huid'), marks('serial')];
  return filled([
    { name: 'HUID', value: huids.join(', ') },
    { name: m.ordersSerialNumbers({ count: serials.length }), value: serials.join(', ') },
  ]);
}

/** The details of a line's items in display order; empty where nothing is known. */
export function warrantyDetails(documents: LineDocuments): WarrantyDetail[] {
  const { breakup } = documents;
  return filled([
    { name: m.ordersMetal(), value: documents.metal },
    { name: m.ordersNetWeight(), value: grams(documents.netWeightGrams) },
    { name: m.ordersGrossWeight(), value: grams(documents.grossWeightGrams) },
    { name: m.ordersStones(), value: documents.stones.join('; ') },
    ...hallmarkDetails(documents.units),
    { name: m.ordersCertificate(), value: documents.certificate },
    {
      name: m.ordersMetalRate(),
      value: breakup ? rateText(breakup.ratePerGram, breakup.rateOn) : '',
    },
  ]);
}

function rateText(ratePerGram: number, day: string): string {
  const rate = formatPaise(ratePerGram);
  return day === '' ? m.ordersRate({ rate }) : m.ordersRateOn({ rate, date: formatDateOfDay(day) });
}

function filled(facts: readonly WarrantyDetail[]): WarrantyDetail[] {
  return facts.filter(({ value }) => value !== '');
}
