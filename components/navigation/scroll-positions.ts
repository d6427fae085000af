import { NewestEntries } from './newest-entries';

/** More pages than a shopper goes back in one document. */
const LIMIT = 100;

/**
 * The scroll positions of pages when they were left, in pixels. The browser restores a position immediately
 * after Back, and stops short where the longer page is not rendered yet.
 */
export class ScrollPositions {
  readonly #positions = new NewestEntries<number>(LIMIT);
  /** Where the page that Back or Forward lead to was left, where that is known. */
  #target: number | undefined;

  /** Records that the page of an address is left at a scroll position. */
  leave(address: string, position: number): void {
    this.#positions.set(address, Math.round(position));
    this.#target = undefined;
  }

  /** Records that Back or Forward lead to the page of an address. */
  restore(address: string): void {
    this.#target = this.#positions.get(address);
  }

  /** Scrolls the arrived page to its recorded position, where the browser stopped short of it or left it to this class. */
  arrive(): void {
    const isLeftToThis = window.history.scrollRestoration === 'manual';
    if (this.#target !== undefined && (isLeftToThis || window.scrollY < this.#target)) window.scrollTo(0, this.#target);
    this.#target = undefined;
    // A page that was left under the preview of a pressed card has left its position to this class.
    window.history.scrollRestoration = 'auto';
  }
}
