/** Runs work in its order while the pixels of everything in progress stay within `max`. */
export class PixelBudget {
  #left: number;
  readonly #waiting: { pixels: number; start: () => void }[] = [];

  constructor(max: number) {
    this.#left = max;
  }

  /** Runs work on that many pixels, at most the whole budget, once there is room for it. */
  async within<Value>(pixels: number, work: () => Promise<Value>): Promise<Value> {
    await new Promise<void>((start) => {
      this.#waiting.push({ pixels, start });
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#left += pixels;
      this.#admit();
    }
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && next.pixels <= this.#left; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#left -= next.pixels;
      next.start();
    }
  }
}
