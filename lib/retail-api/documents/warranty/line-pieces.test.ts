import { makeOrder } from '../../testing/placed-order.ts';
import { type MarkedPiece, remainingPiecesWire } from './line-pieces.ts';

const [line] = makeOrder({ lines: [{ quantity: 2 }] }).lines;
if (!line) throw new Error('The order has no line.');
const second: MarkedPiece = { piece: 2, huid: '', serial: 'AV-0002' };
const remaining = (returned: number, first: Partial<MarkedPiece> = {}) =>
  remainingPiecesWire(
    { ...line, returned },
    new Map([[line.id, [{ piece: 1, huid: '', serial: 'AV-0001', ...first }, second]]]),
  );

test('keptPiecesWire names the items that were kept', () => {
  expect(remaining(0).map(({ Serial }) => Serial)).toEqual(['AV-0001', 'AV-0002']);
});

test('keptPiecesWire names no item if an unknown one was returned', () => expect(remaining(1)).toEqual([]));

test('keptPiecesWire names the other items if the returned one is known', () => {
  expect(remaining(1, { came_back_at: 5 }).map(({ Serial }) => Serial)).toEqual(['AV-0002']);
});
