import { performance } from 'node:perf_hooks';
import type { StartPacer } from '#lib/shared/concurrency.ts';

/**
 * So many renders run however busy the process is, because one that waits for the retail API leaves the processor to
 * another. With two a busy store rendered 5 % fewer pages a second, with four as many as with sixteen.
 */
const ALWAYS_RUNNING = 4;
/** How often it is looked whether a render may start, in milliseconds. */
const LOOK_EVERY_MS = 1;
/** One that waits starts, however busy the process is, where the last one has started longer ago than this, in milliseconds. */
const MAXIMUM_PAUSE_MS = 100;
/** The same where fewer run: connections without end must not keep the place of a render empty. */
const SHORT_PAUSE_MS = 20;

interface Attempt {
  running: () => number;
  start: () => void;
}

/**
 * Starts waiting renders so that the event loop stays quick. libuv accepts one connection in each turn of its loop, and
 * renders that begin together also end together, in one long turn: new visitors would wait in the kernel's queue for
 * each of these turns, even for pages that are stored. Therefore a render starts beside four others only where the process
 * was idle, because these wait for the retail API, and one that had to wait starts beside fewer only where no connection
 * has just been accepted, after which another may wait.
 */
export class RenderPacer implements StartPacer {
  readonly #attempts: Attempt[] = [];
  #hasAccepted = false;
  #idleBefore = 0;
  #startedAt = 0;

  /** To be called for each connection that the server accepts. */
  onConnection(): void {
    this.#hasAccepted = true;
  }

  mayStartAtOnce(running: number): boolean {
    return running < ALWAYS_RUNNING;
  }

  whenReady(running: () => number, start: () => void): void {
    this.#attempts.push({ running, start });
    if (this.#attempts.length === 1) this.#awaitLook();
  }

  #awaitLook(): void {
    this.#hasAccepted = false;
    this.#idleBefore = idleMs();
    setTimeout(() => this.#look(), LOOK_EVERY_MS);
  }

  #look(): void {
    const now = performance.now();
    const pauseMs = now - this.#startedAt;
    const wasIdle = idleMs() > this.#idleBefore;
    const mayStart = ({ running }: Attempt) => {
      if (wasIdle) return true;
      if (running() >= ALWAYS_RUNNING) return pauseMs > MAXIMUM_PAUSE_MS;
      return !this.#hasAccepted || pauseMs > SHORT_PAUSE_MS;
    };
    const index = this.#attempts.findIndex(mayStart);
    const [attempt] = index === -1 ? [] : this.#attempts.splice(index, 1);
    if (attempt) this.#startedAt = now;
    // Before the start, which may ask for a further one: there must be one timer only.
    if (this.#attempts.length > 0) this.#awaitLook();
    attempt?.start();
  }
}

/** How long the event loop of this process has waited for something to do, in milliseconds. */
function idleMs(): number {
  return performance.eventLoopUtilization().idle;
}
