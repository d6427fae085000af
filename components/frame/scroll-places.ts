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
    const wanted = this.#wanted;
    if (wanted === 0) return;
    this.#show(wanted);
    // The router may owe the page before its scroll to the top, and pay it to this one a moment later.
    requestAnimationFrame(() => {
      if (this.#wanted !== wanted) return;
      this.#show(wanted);
      this.#wanted = 0;
    });
  }

  #show(place: number): void {
    if (window.scrollY < place) window.scrollTo(0, place);
  }
}
