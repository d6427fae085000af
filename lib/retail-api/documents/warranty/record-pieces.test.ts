import type { OpenDatabase } from '../../core/db/engine.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { newId } from '../../core/db/new-id.ts';
import { addOrder } from '../../testing/placed-order.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import type { RecordedPiece } from './check-pieces.ts';
import { readPieces } from './line-pieces.ts';
import { recordPieces } from './record-pieces.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const bangles = { rootCategory: 'Jewellery', quantity: 2 };
const watch = { rootCategory: 'Watches' };

describeOnEachEngine('recording hallmarks and serial numbers', (engine) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  async function packing() {
    const { order } = await addOrder(opened.db, { lines: [bangles, watch, watch] });
    const stored = await opened.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_number', '=', order.number)
      .orderBy('position')
      .execute();
    const [jewel = '', timepiece = '', second = ''] = stored.map(({ id }) => id);
    const record = async (...pieces: Partial<RecordedPiece>[]) => {
      const recorded = pieces.map((piece) => ({ lineId: jewel, piece: 1, huid: '', serial: '', ...piece }));
      return inTransaction(opened.db, (transaction) => recordPieces(transaction, order.number, recorded, NOW));
    };
    const storedPieces = async () => {
      const marks = [...(await readPieces(opened.db, stored))].map(([line, pieces]) => [
        line,
        pieces.map(({ piece, huid, serial }) => [piece, huid, serial]),
      ]);
      return Object.fromEntries(marks);
    };
    return { order, jewel, timepiece, second, record, storedPieces };
  }

  const huid = (() => {
    let count = 0;
    return () => `AB${String(++count).padStart(4, '0')}`;
  })();

  test('jewellery items get a hallmark and watches a serial number, in capitals without spaces', async () => {
    const { jewel, timepiece, record, storedPieces } = await packing();
    const [first, second] = [huid(), huid()];
    const recorded = [
      { huid: ` ${first.toLowerCase()} ` },
      { piece: 2, huid: second },
      { lineId: timepiece, serial: 'av-0001/23' },
    ];
    expect((await record(...recorded)).code).toBe('Success');
    expect(await storedPieces()).toEqual({
      [jewel]: [
        [1, first, ''],
        [2, second, ''],
      ],
      [timepiece]: [[1, '', 'AV-0001/23']],
    });
  });

  test('recording again corrects the marks, also by swapping two, and an empty mark removes one', async () => {
    const { jewel, record, storedPieces } = await packing();
    const [first, second] = [huid(), huid()];
    await record({ huid: first }, { piece: 2, huid: second });
    expect((await record({ huid: second }, { piece: 2, huid: first })).code).toBe('Success');
    expect((await storedPieces())[jewel]).toEqual([
      [1, second, ''],
      [2, first, ''],
    ]);
    await record({ huid: '' }, { piece: 2, huid: '' });
    expect((await storedPieces())[jewel]).toEqual([
      [1, '', ''],
      [2, '', ''],
    ]);
  });

  const WRONG: [string, (at: { timepiece: string; second: string }) => Partial<RecordedPiece>[]][] = [
    ['five characters', () => [{ huid: 'AB123' }]],
    ['a character that is no letter or digit', () => [{ huid: 'AB-123' }]],
    ['a piece that the line has not', () => [{ piece: 3, huid: 'AB1234' }]],
    ['piece 0', () => [{ piece: 0, huid: 'AB1234' }]],
    ['a line of another order', () => [{ lineId: 'another-order-s-line', huid: 'AB1234' }]],
    ['a hallmark of a watch', ({ timepiece }) => [{ lineId: timepiece, huid: 'AB1234' }]],
    ['a serial number of jewellery', () => [{ serial: 'AV-1234' }]],
    ['a serial number of two characters', ({ timepiece }) => [{ lineId: timepiece, serial: 'AV' }]],
    ['a serial number with a blank', ({ timepiece }) => [{ lineId: timepiece, serial: 'AV 1234' }]],
    ['one piece twice', () => [{ huid: 'AB1234' }, { huid: 'AB1235' }]],
    ['one hallmark twice', () => [{ huid: 'AB1234' }, { piece: 2, huid: 'ab1234' }]],
    [
      'one serial number twice',
      ({ timepiece, second }) => [
        { lineId: timepiece, serial: 'AV-1234' },
        { lineId: second, serial: 'av-1234' },
      ],
    ],
  ];
  test.each(WRONG)('recording %s is refused, and nothing is written', async (_what, pieces) => {
    const { timepiece, second, record, storedPieces } = await packing();
    const good = { lineId: timepiece, serial: 'AV-9999' };
    const recorded = pieces({ timepiece, second });
    const outcome = await record(...(recorded.some(({ lineId }) => lineId === timepiece) ? [] : [good]), ...recorded);
    expect(outcome).toMatchObject({ code: 'InvalidRequest', data: { Field: 'Pieces' } });
    expect(await storedPieces()).toEqual({});
  });

  test('a refused mark names line, goods and item as in lists', async () => {
    const { record } = await packing();
    const messageOf = async (...pieces: Partial<RecordedPiece>[]) => {
      const outcome = await record(...pieces);
      return outcome.code === 'Success' ? '' : JSON.stringify(outcome.data);
    };
    expect(await messageOf({ huid: 'AB1' })).toContain(
      'Line 1 (Aarvane Ganga Three-Hand Date Watch, Blue Dial), piece 1:',
    );
    expect(await messageOf({ piece: 3, huid: 'AB1234' })).toContain('has pieces 1 to 2, and no piece 3');
  });

  test('an item cancelled before packing has no marks', async () => {
    const { jewel, record } = await packing();
    await opened.db.updateTable('order_lines').set({ cancelled: 1 }).where('id', '=', jewel).execute();
    expect((await record({ piece: 2, huid: huid() })).code).toBe('InvalidRequest');
    expect((await record({ piece: 1, huid: huid() })).code).toBe('Success');
  });

  /** A return of a line in its current state; `restocked_at` null until it is restocked. */
  async function markReturned(orderNumber: string, lineId: string, restocked_at: number | null): Promise<void> {
    const number = newId();
    const times = { requested_at: NOW, changed_at: NOW };
    await opened.db.updateTable('order_lines').set({ returned: 1 }).where('id', '=', lineId).execute();
    await opened.db
      .insertInto('returns')
      .values({
        number,
        order_number: orderNumber,
        kind: 'return',
        state: 'refunded',
        amount: 1,
        refund_to: 'source',
        document: '{}',
        replacement_order: null,
        ...times,
      })
      .execute();
    await opened.db
      .insertInto('return_lines')
      .values({
        id: newId(),
        return_number: number,
        line_id: lineId,
        quantity: 1,
        reason: 'other',
        amount: 1,
        sellable: 1,
        restocked_at,
      })
      .execute();
  }

  test('a hallmark belongs to one item until the item is restocked', async () => {
    const earlier = await packing();
    const [first, second] = [huid(), huid()];
    await earlier.record({ huid: first }, { piece: 2, huid: second });
    const later = await packing();
    expect(await later.record({ huid: first })).toMatchObject({
      data: { Message: `HUID ${first} was sold with order ${earlier.order.number}.` },
    });
    await markReturned(earlier.order.number, earlier.jewel, null);
    expect((await later.record({ huid: first })).code).toBe('InvalidRequest');
    await opened.db.updateTable('return_lines').set({ restocked_at: NOW }).execute();
    expect((await later.record({ huid: first })).code).toBe('Success');
    expect((await later.record({ piece: 2, huid: second })).code).toBe('InvalidRequest');
    expect((await later.record({ huid: first })).code).toBe('Success');
  });

  test('an item of a line keeps its hallmark when another item was cancelled before packing', async () => {
    const earlier = await packing();
    const usedHuid = huid();
    await opened.db.updateTable('order_lines').set({ cancelled: 1 }).where('id', '=', earlier.jewel).execute();
    await earlier.record({ huid: usedHuid });
    expect((await (await packing()).record({ huid: usedHuid })).code).toBe('InvalidRequest');
  });

  test('the hallmark of a cancelled packed order can be used again, and that of a lost one cannot', async () => {
    for (const [reason, code] of [
      ['store', 'Success'],
      ['undelivered', 'InvalidRequest'],
    ]) {
      const earlier = await packing();
      const usedHuid = huid();
      await earlier.record({ huid: usedHuid });
      await opened.db
        .updateTable('orders')
        .set({ state: 'cancelled', cancel_reason: reason })
        .where('number', '=', earlier.order.number)
        .execute();
      expect((await (await packing()).record({ huid: usedHuid })).code).toBe(code);
    }
  });

  test('two orders packed concurrently do not both get the same hallmark', async () => {
    const [one, other] = [await packing(), await packing()];
    const wanted = huid();
    const outcomes = await Promise.all([one.record({ huid: wanted }), other.record({ huid: wanted })]);
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['InvalidRequest', 'Success']);
  });

  test('recorded marks are deleted with their order', async () => {
    const { order, record, storedPieces } = await packing();
    await record({ huid: huid() });
    await opened.db.deleteFrom('orders').where('number', '=', order.number).execute();
    expect(await storedPieces()).toEqual({});
  });
});
