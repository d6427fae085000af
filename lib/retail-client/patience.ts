import { setTimeout as sleep } from 'node:timers/promises';

/** Runs commands of a store that may be away, so that nobody waits long for it. */
export type RunPatiently = <Value>(command: () => Promise<Value>) => Promise<Value>;

/**
 * How long a store may be silent. It is counted in turns of this process, not by the clock: a busy process reads the
 * answers late, and must not take that for a store that is away.
 */
const TURN_MS = 50;
const SILENT_TURNS = 30;
/** So long everybody does without a store that failed; then one command finds out whether it is back. */
const AWAY_FOR_MS = 5000;

const AWAY = 'The shared store is away.';

interface PatienceSettings {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Resolves one turn later. */
  readonly turn: () => Promise<void>;
}

const OF_THIS_PROCESS: PatienceSettings = {
  now: Date.now,
  turn: () => sleep(TURN_MS, undefined, { ref: false }),
};

/** Has commands of one store run; each rejects where the store is away. */
export function createPatience({ now, turn }: PatienceSettings = OF_THIS_PROCESS): RunPatiently {
  let waiting = 0;
  let silentTurns = 0;
  let isWatched = false;
  let awayUntil = Number.NEGATIVE_INFINITY;
  let isTrying = false;
  let giveUp: (reason: Error) => void = () => undefined;
  let givenUp = nextGivingUp();

  /** Rejects once for all who wait. */
  function nextGivingUp(): Promise<never> {
    const next = new Promise<never>((_resolve, reject) => {
      giveUp = reject;
    });
    // It may come while nobody waits any more.
    next.catch(() => undefined);
    return next;
  }

  /** One watch for all who wait: any answer to any of them shows that the store is there. */
  async function watch(): Promise<void> {
    if (isWatched) return;
    isWatched = true;
    while (waiting > 0 && silentTurns < SILENT_TURNS) {
      await turn();
      silentTurns += 1;
    }
    isWatched = false;
    if (waiting > 0) goWithout();
  }

  function goWithout(): void {
    awayUntil = now() + AWAY_FOR_MS;
    giveUp(new Error(AWAY));
    givenUp = nextGivingUp();
  }

  async function answerOf<Value>(command: () => Promise<Value>): Promise<Value> {
    if (waiting === 0) silentTurns = 0;
    waiting += 1;
    void watch();
    const work = command();
    // A late failure must not end the process.
    work.catch(() => undefined);
    try {
      const value = await Promise.race([work, givenUp]);
      silentTurns = 0;
      awayUntil = Number.NEGATIVE_INFINITY;
      return value;
    } catch (error) {
      awayUntil = now() + AWAY_FOR_MS;
      throw error;
    } finally {
      waiting -= 1;
    }
  }

  return async (command) => {
    if (awayUntil === Number.NEGATIVE_INFINITY) return answerOf(command);
    if (now() < awayUntil || isTrying) throw new Error(AWAY);
    isTrying = true;
    try {
      return await answerOf(command);
    } finally {
      isTrying = false;
    }
  };
}
