/** Counts texts in memory until they are written down, so that no search waits for a write. */
export class TextCounts {
  private counts = new Map<string, number>();
  private readonly most: number;

  /** Beyond `most` different texts new ones are left out until the next draining. */
  constructor(most: number) {
    this.most = most;
  }

  add(text: string): void {
    const count = this.counts.get(text);
    if (count !== undefined || this.counts.size < this.most) this.counts.set(text, (count ?? 0) + 1);
  }

  /** Hands what was counted to `write`, unless there is none; what could not be written is counted again. */
  async drain(write: (counts: ReadonlyMap<string, number>) => Promise<void>): Promise<void> {
    if (this.counts.size === 0) return;
    const taken = this.counts;
    this.counts = new Map();
    try {
      await write(taken);
    } catch (error) {
      for (const [text, count] of taken) this.counts.set(text, (this.counts.get(text) ?? 0) + count);
      throw error;
    }
  }
}
