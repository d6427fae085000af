/**
 * The scroll positions of pages when they were left, in pixels. The browser restores a position immediately
 * after Back, and stops short where the longer page is not rendered yet.
 */
export class ScrollPositions {
  readonly #positions = new Map<string, number>();
  #target = 0;

  /** Records that a page is left; `address` is its path and query. */
  leave(address: string): void {
    this.#positions.set(address, Math.round(window.scrollY));
    this.#target = 0;
  }

  /** Records that Back or Forward lead to a page. */
  restore(address: string): void {
    this.#target = this.#positions.get(address) ?? 0;
  }

  /** Scrolls the arrived page to its recorded position, where the browser stopped short of it. */
  arrive(): void {
    const target = this.#target;
    if (target === 0) return;
    this.#show(target);
    // A pending scroll to the top by the router for the page before may run a moment later, on this page.
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
