import { collectHoursText, sizesText, stockLevelText } from './stock-copy.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);
const shelf = (level: 'in-stock' | 'few-left', updatedAt: number, sizes: string[] = []) => ({
  level,
  updatedAt,
  sizes,
  collectHours: null,
});

test.each([
  ['in-stock', '2026-11-22T09:40:00', '2026-11-22T23:59:00', 'In stock today, updated at 9:40 am'],
  ['few-left', '2026-11-22T00:00:00', '2026-11-22T12:00:00', 'Few left today, updated at 12 am'],
  ['in-stock', '2026-11-21T23:59:00', '2026-11-22T00:00:00', 'In stock when last updated, Sat 21 Nov'],
  ['few-left', '2026-11-14T09:40:00', '2026-11-22T12:00:00', 'Few left when last updated, Sat 14 Nov'],
] as const)('the stock level %s, reported at %s, read at %s: %s', (level, reported, now, text) => {
  expect(stockLevelText(shelf(level, at(reported)), at(now))).toBe(text);
});

test.each([
  [[], ''],
  [['12'], 'Size 12'],
  [['12', '14', '16'], 'Sizes 12, 14 and 16'],
])('the sizes in stock %j as text', (sizes, text) => expect(sizesText(shelf('in-stock', 0, sizes))).toBe(text));

test.each([
  [null, ''],
  [0, 'Order online and collect it here, free'],
  [1, 'Order online and collect it here, free. Ready in 1 hour during store hours'],
  [2, 'Order online and collect it here, free. Ready in 2 hours during store hours'],
])('the hours %s until an order can be collected as text', (collectHours, text) =>
  expect(collectHoursText({ collectHours })).toBe(text),
);
