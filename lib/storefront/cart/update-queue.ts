/** What a queue needs to know of an answer. */
interface Settled {
  ok: boolean;
}

interface UpdateQueueOptions<Target, Reply extends Settled> {
  /** Makes the call that gives a line what was wished for it. Must not reject. */
  send: (lineId: string, target: Target) => Promise<Reply>;
  /** Told of every answer. `last`: nothing newer was asked of this line while the call ran. */
  onReply: (change: { lineId: string; target: Target; reply: Reply; last: boolean }) => void;
  /** Whether an answer says that the shopper saw an older cart: what else was wished for is then forgotten, too. */
  isOutdated: (reply: Reply) => boolean;
  /** Told of the wishes that are not yet answered, by line, whenever they change. */
  onPending: (pending: ReadonlyMap<string, Target>) => void;
}

interface UpdateQueue<Target> {
  /** Asks for something for a line; of several asked while a call runs, only the latest is sent. */
  set: (lineId: string, target: Target) => void;
}

/**
 * Turns clicks into calls: one in flight at a time, so that answers come in the order of the changes and the latest
 * cart is the last one heard of. A refused wish is forgotten, which shows what the cart has again.
 */
export function createUpdateQueue<Target, Reply extends Settled>(
  options: UpdateQueueOptions<Target, Reply>,
): UpdateQueue<Target> {
  const pending = new Map<string, Target>();
  let running = false;

  const publish = () => options.onPending(new Map(pending));

  async function drain(): Promise<void> {
    if (running) return;
    running = true;
    for (let next = pending.entries().next(); !next.done; next = pending.entries().next()) {
      const [lineId, target] = next.value;
      const reply = await options.send(lineId, target);
      if (options.isOutdated(reply)) pending.clear();
      const newest = pending.get(lineId) ?? target;
      const last = newest === target;
      // Taken out either way; a newer wish goes to the end of the row, so that no line starves another.
      pending.delete(lineId);
      if (!last) pending.set(lineId, newest);
      options.onReply({ lineId, target, reply, last });
      publish();
    }
    running = false;
  }

  return {
    set(lineId, target) {
      pending.set(lineId, target);
      publish();
      void drain();
    },
  };
}
