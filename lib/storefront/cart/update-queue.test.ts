import fc from '#lib/testing/generated.ts';
import { createUpdateQueue } from './update-queue.ts';

interface Reply {
  ok: boolean;
  shelf: Record<string, number>;
}

/** A fake cart that answers when the test says so, and records how many calls ran at the same time at most. */
function fakeCart(start: Record<string, number>, limit = Number.POSITIVE_INFINITY) {
  const shelf = { ...start };
  const waiting: (() => void)[] = [];
  const seen = { calls: 0, atOnce: 0, max: 0 };
  return {
    shelf,
    seen,
    send: (lineId: string, quantity: number) =>
      new Promise<Reply>((resolve) => {
        seen.calls += 1;
        seen.atOnce += 1;
        seen.max = Math.max(seen.max, seen.atOnce);
        waiting.push(() => {
          seen.atOnce -= 1;
          const ok = quantity <= limit;
          if (ok) shelf[lineId] = quantity;
          resolve({ ok, shelf: { ...shelf } });
        });
      }),
    /** Answers the oldest call; false where none is waiting. */
    async answer() {
      const oldest = waiting.shift();
      oldest?.();
      for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
      return oldest !== undefined;
    },
  };
}

describe('the update queue', () => {
  test('the update queue ends at the last click of every line, with one call in flight at a time', async () => {
    const step = fc.oneof(
      fc.record({ line: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 0, max: 9 }) }),
      fc.constant('answer' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const cart = fakeCart({ a: 1, b: 1, c: 1 });
        const expected: Record<string, number> = { a: 1, b: 1, c: 1 };
        let shown = { ...expected };
        let pending: ReadonlyMap<string, number> = new Map();
        const queue = createUpdateQueue<number, Reply>({
          send: cart.send,
          isOutdated: () => false,
          onReply: ({ reply }) => {
            shown = reply.shelf as typeof shown;
          },
          onPending: (now) => {
            pending = now;
          },
        });
        for (const step of steps) {
          if (step === 'answer') await cart.answer();
          else {
            queue.set(step.line, step.quantity);
            expected[step.line] = step.quantity;
            // The quantity shown to the shopper follows every click immediately.
            expect({ ...shown, ...Object.fromEntries(pending) }[step.line]).toBe(step.quantity);
          }
        }
        while (await cart.answer());
        expect(cart.shelf).toEqual(expected);
        expect(shown).toEqual(expected);
        expect(pending.size).toBe(0);
        expect(cart.seen.max).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('fifty clicks during a call cost one more call', async () => {
    const cart = fakeCart({ a: 1 });
    const queue = createUpdateQueue<number, Reply>({
      send: cart.send,
      isOutdated: () => false,
      onReply: () => {},
      onPending: () => {},
    });
    for (let quantity = 2; quantity <= 51; quantity += 1) queue.set('a', quantity);
    while (await cart.answer());
    expect(cart.seen.calls).toBe(2);
    expect(cart.shelf).toEqual({ a: 51 });
  });

  test('a refused quantity is removed from the queue, and `last` reports whether a newer one follows', async () => {
    const cart = fakeCart({ a: 1 }, 3);
    const replies: { quantity: number; ok: boolean; last: boolean }[] = [];
    let pending: ReadonlyMap<string, number> = new Map();
    const queue = createUpdateQueue<number, Reply>({
      send: cart.send,
      isOutdated: () => false,
      onReply: ({ target: input, reply, last }) => replies.push({ quantity: input, ok: reply.ok, last }),
      onPending: (now) => {
        pending = now;
      },
    });
    queue.set('a', 8);
    queue.set('a', 9);
    while (await cart.answer());
    expect(replies).toEqual([
      { quantity: 8, ok: false, last: false },
      { quantity: 9, ok: false, last: true },
    ]);
    expect(pending.size).toBe(0);
    expect(cart.shelf).toEqual({ a: 1 });
  });

  test('a stale response clears all pending quantities', async () => {
    const cart = fakeCart({ a: 1, b: 1 }, 3);
    const lasts: boolean[] = [];
    let pending: ReadonlyMap<string, number> = new Map();
    const queue = createUpdateQueue<number, Reply>({
      send: cart.send,
      isOutdated: ({ ok }) => !ok,
      onReply: ({ last }) => lasts.push(last),
      onPending: (now) => {
        pending = now;
      },
    });
    queue.set('a', 8);
    queue.set('a', 2);
    queue.set('b', 2);
    while (await cart.answer());
    expect(cart.seen.calls).toBe(1);
    expect(lasts).toEqual([true]);
    expect(pending.size).toBe(0);
  });
});
