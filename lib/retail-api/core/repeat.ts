/** Work that goes on beside the calls. */
export interface Repeated {
  /** Starts a round now, or right after the one that is running. */
  soon(): void;
  /** Starts no further round and waits for the one that is running; after `graceMs` that is told to break off. */
  stop(graceMs: number): Promise<void>;
}

/** One round of work; resolves to true where more waits to be done. `cut` tells it to break off. */
export type Round = (cut: AbortSignal) => Promise<boolean>;

/** Runs rounds of work, now and `everyMs` after each has ended, never two at once. A round that fails is told and repeated. */
export function repeat(work: Round, everyMs: number, onError: (error: unknown) => void): Repeated {
  const cutting = new AbortController();
  let ended = false;
  let asked = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function round(): Promise<void> {
    asked = false;
    let more = false;
    try {
      more = await work(cutting.signal);
    } catch (error) {
      onError(error);
    }
    running = undefined;
    if (ended) return;
    if (more || asked) start();
    else timer = setTimeout(start, everyMs).unref();
  }

  function start(): void {
    clearTimeout(timer);
    running = round();
  }

  start();
  return {
    soon() {
      if (running) asked = true;
      else if (!ended) start();
    },
    async stop(graceMs) {
      ended = true;
      clearTimeout(timer);
      const cut = setTimeout(() => cutting.abort(), graceMs);
      await running;
      clearTimeout(cut);
    },
  };
}
