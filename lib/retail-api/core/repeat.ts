/** Repeated background work. */
export interface Repeated {
  /** Starts a round now, or right after the running one. */
  soon(): void;
  /** Starts no further round and waits for the running one, which is signalled to abort after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** One round of work; resolves to true if more work is waiting. `cut` signals it to abort. */
type Round = (cut: AbortSignal) => Promise<boolean>;

/**
 * Runs rounds of work, now and `everyMs` after each has ended, never two at once. A failed round is reported and
 * repeated.
 */
export function repeat(work: Round, everyMs: number, onError: (error: unknown) => void): Repeated {
  const abortController = new AbortController();
  let ended = false;
  let requested = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function round(): Promise<void> {
    requested = false;
    let more = false;
    try {
      more = await work(abortController.signal);
    } catch (error) {
      onError(error);
    }
    running = undefined;
    if (ended) return;
    if (more || requested) start();
    else timer = setTimeout(start, everyMs).unref();
  }

  function start(): void {
    clearTimeout(timer);
    running = round();
  }

  start();
  return {
    soon() {
      if (running) requested = true;
      else if (!ended) start();
    },
    async stop(graceMs) {
      ended = true;
      clearTimeout(timer);
      const cut = setTimeout(() => abortController.abort(), graceMs);
      await running;
      clearTimeout(cut);
    },
  };
}
