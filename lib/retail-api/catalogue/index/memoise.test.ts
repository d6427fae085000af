import { memoise } from './memoise.ts';

test('memoise computes a value once per text, while there are not too many texts', () => {
  const computed: string[] = [];
  const read = memoise((text) => {
    computed.push(text);
    return text.length;
  });
  expect([read('gold'), read('gold'), read('')]).toEqual([4, 4, 0]);
  expect(computed).toEqual(['gold', '']);
  for (let number = 0; number < 25_000; number++) read(String(number));
  expect(read('gold')).toBe(4);
  expect(computed.filter((text) => text === 'gold')).toHaveLength(2);
});
