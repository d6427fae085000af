/**
 * How far pages were scrolled when they were left, in pixels. A browser brings a page back to its place at once: where the
 * longer page is not there yet, it stops at the end of the shorter one.
 */
export class ScrollPositions {
  readonly #positions = new Map<string, number>();
  #target = 0;

  /** A page is left; its address as path and query. */
  leave(address: string): void {
    this.#positions.set(address, Math.round(window.scrollY));
    this.#target = 0;
  }

  /** Back or Forward lead to a page. */
  restore(address: string): void {
    this.#target = this.#positions.get(address) ?? 0;
  }

  /** The page that was wanted is there: shows the rest of the way to its place, where the browser stopped short of it. */
  arrive(): void {
    const target = this.#target;
    if (target === 0) return;
    this.#show(target);
    // The router may owe the page before its scroll to the top, and pay it to this one a moment later.
    requestAnimationFrame(() => {
      if (this.#target !== target) return;
      this.#show(target);
      this.#target = 0;
    });
  }

  #show(position: number): void {
    if (window.scrollY < position) window.scrollTo(0, position);
  }
}
