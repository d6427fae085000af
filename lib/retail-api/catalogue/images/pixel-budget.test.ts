import { PixelBudget } from './pixel-budget.ts';

test('work waits in order until there is room for it, and frees its room when it fails', async () => {
  const budget = new PixelBudget(40);
  const begun: string[] = [];
  const begin = (name: string, pixels: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const done = budget.within(pixels, () => {
      begun.push(name);
      return promise;
    });
    return { done, resolve, reject };
  };
  const [large, small] = [begin('large', 30), begin('small', 10)];
  const [whole, late] = [begin('whole', 40), begin('late', 1)];
  await Promise.resolve();
  expect(begun).toEqual(['large', 'small']);
  large.resolve();
  await large.done;
  // There is room for the late one, but the large one came first.
  expect(begun).toEqual(['large', 'small']);
  small.reject(new Error('broken'));
  await expect(small.done).rejects.toThrow('broken');
  await Promise.resolve();
  expect(begun).toEqual(['large', 'small', 'whole']);
  whole.resolve();
  late.resolve();
  await Promise.all([whole.done, late.done]);
  expect(begun.at(-1)).toBe('late');
});
