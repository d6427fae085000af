import { inLanguage } from '#lib/shared/request-context.ts';
import type { OrderLine } from '../../orders/order-repository.ts';
import type { OrderFacts } from './order-facts.ts';
import { remainingRows, stillArrives } from './order-items.ts';

const TODAY = '2026-11-24';
const arriving = (earliestDate: string, latestDate: string) => ({
  today: TODAY,
  document: { promise: { earliestDate, latestDate, deliveryDays: '2-4' } } as OrderFacts['document'],
});

test.each([
  ['2026-11-24', '2026-11-27', 'It will arrive between Tue 24 Nov and Fri 27 Nov.'],
  ['2026-11-21', '2026-11-24', 'It will arrive between Sat 21 Nov and Tue 24 Nov.'],
  ['2026-11-20', '2026-11-23', ''],
  ['', '', ''],
])('a delivery from %s to %s is announced on 24 November as "%s"', (earliest, latest, sentence) => {
  expect(stillArrives(arriving(earliest, latest))).toBe(sentence);
});

const line = (quantity: number, cancelled: number, returned: number) =>
  ({
    quantity,
    cancelled,
    returned,
    document: { title: 'Ring', sizeName: '12', colour: 'Gold', unitPrice: 500_00 },
  }) as OrderLine;

test('the rows of a parcel show the remaining quantity of each line and no price', () => {
  expect(remainingRows({ lines: [line(3, 1, 0), line(2, 0, 1), line(2, 1, 1)] })).toEqual([
    { name: 'Ring', detail: 'Size 12, Gold', value: '2 items' },
    { name: 'Ring', detail: 'Size 12, Gold', value: '1 item' },
  ]);
});

test('the rows of a Hindi mail name goods as Hindi pages do', () => {
  const [row] = inLanguage('hi', () => remainingRows({ lines: [line(2, 1, 0)] }));
  expect(row).toEqual({ name: 'अंगूठी', detail: 'साइज़ 12, गोल्ड', value: '1 आइटम' });
});
