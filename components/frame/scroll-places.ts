/**
 * How far pages were scrolled when they were left, in pixels. A browser brings a page back to its place at once: where the
 * longer page is not there yet, it stops at the end of the shorter one.
 */
export class ScrollPlaces {
  readonly #places = new Map<string, number>();
  #wanted = 0;

  /** A page is left; its address as path and query. */
  leave(address: string): void {
    this.#places.set(address, Math.round(window.scrollY));
    this.#wanted = 0;
  }

  /** Back or Forward lead to a page. */
  comeBack(address: string): void {
    this.#wanted = this.#places.get(address) ?? 0;
  }

  /** The page that was wanted is there: shows the rest of the way to its place, where the browser stopped short of it. */
  arrive(): void {
    if (window.scrollY < this.#wanted) window.scrollTo(0, this.#wanted);
    this.#wanted = 0;
  }
}
