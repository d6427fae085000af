/** What a queue needs to know of an answer. */
interface Settled {
  ok: boolean;
}

interface UpdateQueueOptions<Wish, Reply extends Settled> {
  /** Makes the call that gives a line what was wished for it. Must not reject. */
  send: (lineId: string, wish: Wish) => Promise<Reply>;
  /** Told of every answer. `last`: nothing newer was asked of this line while the call ran. */
  onReply: (change: { lineId: string; target: Wish; reply: Reply; last: boolean }) => void;
  /** Whether an answer says that the shopper saw an older cart: what else was wished for is then forgotten, too. */
  isOutdated: (reply: Reply) => boolean;
  /** Told of the wishes that are not yet answered, by line, whenever they change. */
  onPending: (pending: ReadonlyMap<string, Wish>) => void;
}

interface UpdateQueue<Wish> {
  /** Asks for something for a line; of several asked while a call runs, only the latest is sent. */
  set: (lineId: string, wish: Wish) => void;
}

/**
 * Turns clicks into calls: one in flight at a time, so that answers come in the order of the changes and the latest
 * cart is the last one heard of. A refused wish is forgotten, which shows what the cart has again.
 */
export function createUpdateQueue<Wish, Reply extends Settled>(
  options: UpdateQueueOptions<Wish, Reply>,
): UpdateQueue<Wish> {
  const pending = new Map<string, Wish>();
  let running = false;

  const publish = () => options.onPending(new Map(pending));

  async function drain(): Promise<void> {
    if (running) return;
    running = true;
    for (let next = pending.entries().next(); !next.done; next = pending.entries().next()) {
      const [lineId, wish] = next.value;
      const reply = await options.send(lineId, wish);
      if (options.isOutdated(reply)) pending.clear();
      const newest = pending.get(lineId) ?? wish;
      const last = newest === wish;
      // Taken out either way; a newer wish goes to the end of the row, so that no line starves another.
      pending.delete(lineId);
      if (!last) pending.set(lineId, newest);
      options.onReply({ lineId, target: wish, reply, last });
      publish();
    }
    running = false;
  }

  return {
    set(lineId, wish) {
      pending.set(lineId, wish);
      publish();
      void drain();
    },
  };
}
