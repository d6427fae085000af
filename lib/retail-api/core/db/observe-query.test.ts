import { shapeOf } from './observe-query.ts';

test.each([
  ['select "id" from "orders" where "number" = ? limit ?', 'select "id" from "orders" where "number" = ? limit ?'],
  ['select * from "orders" where "key" = $1 and "at" > $12', 'select * from "orders" where "key" = $1 and "at" > $12'],
  ["select * from t where mail = 'asha@example.in' and n = 'it''s'", 'select * from t where mail = ? and n = ?'],
  ['update t set mobile = 9876543210, rate = 12.5 where h2 = 1', 'update t set mobile = ?, rate = ? where h2 = ?'],
])('%s', (sql, shape) => {
  expect(shapeOf(sql)).toBe(shape);
});

test('a long statement is cut', () => {
  expect(shapeOf(`select ${'a, '.repeat(5000)}`)).toHaveLength(1000);
});
