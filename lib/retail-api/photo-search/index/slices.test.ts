import { Slices } from './slices.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Whether other work could run during a pause after this many milliseconds of work. */
async function letsOthers(milliseconds: number): Promise<boolean> {
  const slices = new Slices();
  let hasYielded = false;
  const immediate = setImmediate(() => {
    hasYielded = true;
  });
  now += milliseconds;
  await slices.pause();
  clearImmediate(immediate);
  return hasYielded;
}

test('other work can run after a slice, and not before', async () => {
  expect(await letsOthers(1)).toBe(false);
  expect(await letsOthers(3)).toBe(true);
});

test('an aborted computation ends at its next pause', async () => {
  const cutting = new AbortController();
  const slices = new Slices(cutting.signal);
  await slices.pause();
  cutting.abort(new Error('The store stops.'));
  await expect(slices.pause()).rejects.toThrow('The store stops.');
});
