import { maxGoal, minGoal, printTable, reported } from './table.ts';

test('a figure equal to its limit meets the goal, one past it does not', () => {
  expect(maxGoal('a', 'b', 0.3, 0.3, 'ms')).toMatchObject({ met: true, measured: '0.300 ms', goal: '≤ 0.3 ms' });
  expect(maxGoal('a', 'b', 0.31, 0.3, 'ms').met).toBe(false);
  expect(minGoal('a', 'b', 40, 40, '%').met).toBe(true);
  expect(minGoal('a', 'b', 39.9, 40, '%').met).toBe(false);
});

test('a count is printed without decimals', () => {
  expect(maxGoal('a', 'b', 0, 0, 'carts')).toMatchObject({ met: true, measured: '0 carts' });
  expect(maxGoal('a', 'b', 1, 0, 'carts')).toMatchObject({ met: false, measured: '1 carts' });
});

test('the bench table has aligned columns and names missed goals', () => {
  const written = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  printTable([maxGoal('front', 'CPU', 0.5, 0.3, 'ms'), reported('front', 'requests', 12_345, '/s')]);
  const lines = written.mock.calls.map(([line]) => line);
  written.mockRestore();
  expect(lines).toEqual([
    'part   figure    measured  goal\n',
    'front  CPU       0.500 ms  ≤ 0.3 ms  MISSED\n',
    'front  requests  12345 /s\n',
  ]);
});
