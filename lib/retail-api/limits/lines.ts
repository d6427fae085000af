interface Line {
  /** Served or waiting. */
  inside: number;
  last: Promise<unknown>;
}

/** Lines of work in this process: each key has one of its own, whose work is done piece by piece in the order it came. */
export class Lines {
  readonly #most: number;
  readonly #lines = new Map<string, Line>();

  /** `most`: how many stand in one line at a time, with the one that is served. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Does the work once it is its turn; null where the line is full. */
  join<Value>(key: string, work: () => Promise<Value>): Promise<Value> | null {
    const line = this.#lines.get(key) ?? { inside: 0, last: Promise.resolve() };
    if (line.inside >= this.#most) return null;
    line.inside += 1;
    this.#lines.set(key, line);
    const turn = line.last.then(work).finally(() => {
      line.inside -= 1;
      if (line.inside === 0) this.#lines.delete(key);
    });
    line.last = turn.catch(() => undefined);
    return turn;
  }
}
