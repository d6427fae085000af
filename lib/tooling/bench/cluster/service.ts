import { setTimeout as sleep } from 'node:timers/promises';

/** A process that runs, however it was started. */
export interface RunningProcess {
  /** Ends it at once, as a power cut would. */
  kill(): void;
  /** Asks it to finish what it accepted and to end. */
  end(): void;
  /** Resolves once it has ended, whoever ended it. */
  readonly ended: Promise<void>;
}

/** After this time a process that died is started again, as by the units of `deploy/systemd`. */
const RESTART_AFTER_MS = 1000;
/** What has not ended so long after it was asked to is killed. */
const END_WITHIN_MS = 15_000;

/** A process of the cluster that is kept running until it is stopped, as systemd does. */
export class ClusterService<Running extends RunningProcess = RunningProcess> {
  readonly name: string;
  #launch: (cut: AbortSignal) => Promise<Running>;
  #running: Running | undefined;
  #isWanted = false;
  readonly #retired = new AbortController();
  #starting: Promise<void> = Promise.resolve();
  /** How often it was started again after it had died. */
  restarts = 0;

  /** `launch`: ends what it has begun to start, and rejects, where its signal comes before it is ready. */
  constructor(name: string, launch: (cut: AbortSignal) => Promise<Running>) {
    this.name = name;
    this.#launch = launch;
  }

  /** The process that runs now; undefined while none does. */
  get running(): Running | undefined {
    return this.#running;
  }

  /** Replaces how it is started from now on. */
  launchBy(launch: (cut: AbortSignal) => Promise<Running>): void {
    this.#launch = launch;
  }

  /** Starts it and waits until it is ready. Rejects where the first start fails; later ones are repeated. */
  async start(): Promise<void> {
    if (this.#retired.signal.aborted) throw new Error(`${this.name} is not started any more.`);
    this.#isWanted = true;
    await this.#run();
  }

  /** From now on it is not started any more, by nobody; what runs goes on. */
  retire(): void {
    this.#isWanted = false;
    this.#retired.abort();
  }

  /** Kills it, and waits until it has been started again and is ready. */
  async kill(): Promise<void> {
    const { restarts } = this;
    this.#running?.kill();
    while (!this.#retired.signal.aborted && (this.restarts === restarts || !this.#running)) await sleep(50);
  }

  /** Kills it for good: nothing starts it again. */
  async killForGood(): Promise<void> {
    this.#isWanted = false;
    this.#running?.kill();
    await this.#running?.ended;
    this.#running = undefined;
  }

  /** Ends it as an operator would, and waits until it has. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    await this.#starting.catch(() => undefined);
    const ending = this.#running;
    ending?.end();
    const late = setTimeout(() => ending?.kill(), END_WITHIN_MS);
    await ending?.ended;
    clearTimeout(late);
    this.#running = undefined;
  }

  async #run(): Promise<void> {
    const starting = this.#launch(this.#retired.signal).then((running) => {
      this.#running = running;
      void running.ended.then(() => this.#restart(running));
    });
    this.#starting = starting;
    await starting;
  }

  async #restart(ended: Running): Promise<void> {
    if (this.#running === ended) this.#running = undefined;
    while (this.#isWanted && !this.#running) {
      await sleep(RESTART_AFTER_MS);
      if (!this.#isWanted) return;
      const started = this.#run().then(
        () => true,
        () => false,
      );
      this.restarts += 1;
      if (await started) return;
    }
  }
}
