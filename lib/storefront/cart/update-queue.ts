/** What the queue needs to know about a reply. */
interface Settled {
  ok: boolean;
}

interface UpdateQueueOptions<Target, Reply extends Settled> {
  /** Calls the server with the requested value of a line. Must not reject. */
  send: (lineId: string, target: Target) => Promise<Reply>;
  /** Called with every reply. `last`: no newer value was requested for this line while the call ran. */
  onReply: (change: { lineId: string; target: Target; reply: Reply; last: boolean }) => void;
  /** Whether a reply says that the shopper saw an older cart; all other pending values are then discarded too. */
  isOutdated: (reply: Reply) => boolean;
  /** Called with the unconfirmed values by line id whenever they change. */
  onPending: (pending: ReadonlyMap<string, Target>) => void;
}

interface UpdateQueue<Target> {
  /** Requests a value for a line; of several requested while a call runs, only the latest is sent. */
  set: (lineId: string, target: Target) => void;
}

/**
 * Turns clicks into calls, one in flight at a time, so that replies arrive in the order of the changes and the last
 * cart received is the latest. A refused value is discarded, so the page shows the cart's own value again.
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
      // Deleted in any case: a newer value is appended at the end, so that no line starves another.
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
