import { readBounded } from './read-bounded.ts';

/** A body in chunks of these sizes that records whether it was cancelled. */
function bodyOf(...sizes: number[]) {
  const state = { cancelled: false, pulled: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = sizes[state.pulled];
        state.pulled += 1;
        if (size === undefined) controller.close();
        else controller.enqueue(new Uint8Array(size).fill(state.pulled));
      },
      cancel() {
        state.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, state };
}

test('a body up to the limit is read completely and in order', async () => {
  expect(await readBounded(bodyOf(1, 2).body, 3)).toEqual(Buffer.from([1, 2, 2]));
  expect(await readBounded(null, 3)).toEqual(Buffer.alloc(0));
});

test('a body beyond the limit is cancelled immediately', async () => {
  const { body, state } = bodyOf(2, 2, 2, 2);
  expect(await readBounded(body, 3)).toBeNull();
  expect(state).toEqual({ cancelled: true, pulled: 2 });
});

test('a body that is interrupted rejects', async () => {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('cut')) });
  await expect(readBounded(body, 3)).rejects.toThrow('cut');
});
