import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateWristFit, typicalFlatWidth } from './wrist-fit.ts';

test.each([
  ['a dress watch on a middling wrist', 170, null, 46, 'well', 47],
  ['a diver on a slim wrist', 145, null, 48, 'large', 42],
  ['a watch just as long as the flat', 175, null, 48, 'well', 48],
  ['a watch a millimetre longer than the flat', 175, null, 49, 'large', 48],
  ['a small watch on a broad wrist', 190, null, 34, 'small', 51],
  ['a wrist whose flat is measured', 145, 50, 48, 'well', 50],
] as const)('wrist fit of %s', (_what, around, flat, lugToLug, kind, room) => {
  expect(evaluateWristFit({ around, flat }, { caseSize: 40, lugToLug })).toEqual({
    kind,
    span: lugToLug,
    flat: room,
    isEstimated: false,
  });
});

test('without a lug-to-lug length the fit of a watch is estimated from its case, and marked as estimated', () => {
  expect(evaluateWristFit({ around: 165, flat: null }, { caseSize: 42, lugToLug: null })).toEqual({
    kind: 'large',
    span: 49,
    flat: 46,
    isEstimated: true,
  });
});

test('the usual flat of a wrist agrees with the table of the size guide', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../retail-api/content/pages/watch-size.html'), 'utf8');
  const rows = [...page.matchAll(/to ([\d.]+) cm<\/th><td>[^<]*<\/td><td>(\d+) mm/g)];
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const [, centimetres, lugs] of rows)
    expect(typicalFlatWidth(Number(centimetres) * 10)).toBeCloseTo(Number(lugs), 5);
});
