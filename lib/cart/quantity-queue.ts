/** What a queue needs to know of an answer. */
interface Settled {
  ok: boolean;
}

export interface QuantityQueueOptions<Reply extends Settled> {
  /** Makes the call that gives a line its absolute quantity; 0 removes the line. Must not reject. */
  send: (lineId: string, quantity: number) => Promise<Reply>;
  /** Told of every answer. `last`: nothing newer was asked of this line while the call ran. */
  onReply: (change: { lineId: string; quantity: number; reply: Reply; last: boolean }) => void;
  /** Whether an answer says that the shopper saw an older cart: what else was wished for is then forgotten, too. */
  isOutdated: (reply: Reply) => boolean;
  /** Told of the quantities that are wished for and not yet answered, whenever they change. */
  onPending: (pending: ReadonlyMap<string, number>) => void;
}

export interface QuantityQueue {
  /** Asks for a quantity; of several asked while a call runs, only the latest is sent. */
  set: (lineId: string, quantity: number) => void;
}

/**
 * Turns clicks into calls: one in flight at a time, so that answers come in the order of the changes and the latest
 * cart is the last one heard of. A refused quantity is forgotten, which shows the cart's own again.
 */
export function createQuantityQueue<Reply extends Settled>(options: QuantityQueueOptions<Reply>): QuantityQueue {
  const pending = new Map<string, number>();
  let running = false;

  const publish = () => options.onPending(new Map(pending));

  async function drain(): Promise<void> {
    if (running) return;
    running = true;
    for (let next = pending.entries().next(); !next.done; next = pending.entries().next()) {
      const [lineId, quantity] = next.value;
      const reply = await options.send(lineId, quantity);
      if (options.isOutdated(reply)) pending.clear();
      const newest = pending.get(lineId) ?? quantity;
      const last = newest === quantity;
      // Taken out either way; a newer wish goes to the end of the row, so that no line starves another.
      pending.delete(lineId);
      if (!last) pending.set(lineId, newest);
      options.onReply({ lineId, quantity, reply, last });
      publish();
    }
    running = false;
  }

  return {
    set(lineId, quantity) {
      pending.set(lineId, quantity);
      publish();
      void drain();
    },
  };
}
