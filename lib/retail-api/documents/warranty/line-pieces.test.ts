import { makeOrder } from '../../testing/placed-order.ts';
import { keptPiecesWire, type MarkedPiece } from './line-pieces.ts';

const [line] = makeOrder({ lines: [{ quantity: 2 }] }).lines;
if (!line) throw new Error('The order has no line.');
const second: MarkedPiece = { piece: 2, huid: '', serial: 'AV-0002' };
const kept = (returned: number, first: Partial<MarkedPiece> = {}) =>
  keptPiecesWire(
    { ...line, returned },
    new Map([[line.id, [{ piece: 1, huid: '', serial: 'AV-0001', ...first }, second]]]),
  );

test('pieces that have stayed are named', () => {
  expect(kept(0).map(({ Serial }) => Serial)).toEqual(['AV-0001', 'AV-0002']);
});

test('where one came back and nobody knows which, none is', () => expect(kept(1)).toEqual([]));

test('where it is known, the others are', () => {
  expect(kept(1, { came_back_at: 5 }).map(({ Serial }) => Serial)).toEqual(['AV-0002']);
});
