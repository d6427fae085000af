/**
 * The scroll positions of pages when they were left, in pixels. The browser restores a position immediately
 * after Back, and stops short where the longer page is not rendered yet.
 */
export class ScrollPositions {
  readonly #positions = new Map<string, number>();
  #target = 0;

  /** Records that the page of an address is left at a scroll position. */
  leave(address: string, position: number): void {
    this.#positions.set(address, Math.round(position));
    this.#target = 0;
  }

  /** Records that Back or Forward lead to the page of an address. */
  restore(address: string): void {
    this.#target = this.#positions.get(address) ?? 0;
  }

  /** Scrolls the arrived page to its recorded position, where the browser stopped short of it. */
  arrive(): void {
    if (window.scrollY < this.#target) window.scrollTo(0, this.#target);
    this.#target = 0;
    // A page that was left under the preview of a pressed card has left its position to this class.
    window.history.scrollRestoration = 'auto';
  }
}
