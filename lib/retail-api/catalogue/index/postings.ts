/** The products with a term, and the term's weight for each of them. */
export interface Posting {
  term: string;
  /** The most frequent spelling in the catalogue, e.g. `watches` for the term `watch`. */
  surface: string;
  /** The number of products with it. */
  holders: number;
  /** The products, ascending; none where another engine holds them. */
  ordinals: Uint32Array;
  /** 1 … 255: the sum of the weights of the fields with the term. */
  weights: Uint8Array;
}

/** A spelling of a term, and its frequency in products. */
interface Surface {
  text: string;
  count: number;
  posting: TermRecord;
}

const FIRST_LENGTH = 4;

/** What is kept of a term while the index is built. */
interface TermRecord {
  readonly surfaces: Surface[];
  add(ordinal: number, weight: number): void;
  finish(term: string): Posting;
}

const NO_ORDINALS = new Uint32Array(0);
const NO_WEIGHTS = new Uint8Array(0);

/** Only the number of products with a term. */
class TermCount implements TermRecord {
  readonly surfaces: Surface[] = [];
  #last = -1;
  #holders = 0;

  add(ordinal: number): void {
    if (ordinal !== this.#last) this.#holders++;
    this.#last = ordinal;
  }

  finish(term: string): Posting {
    const surface = mostFrequentOf(this.surfaces);
    return { term, surface, holders: this.#holders, ordinals: NO_ORDINALS, weights: NO_WEIGHTS };
  }
}

function mostFrequentOf(surfaces: readonly Surface[]): string {
  return surfaces.reduce((best, next) => (next.count > best.count ? next : best)).text;
}

/** The products of a term while the index is built, compact enough for a million products. */
class GrowingPosting implements TermRecord {
  readonly surfaces: Surface[] = [];
  #ordinals = new Uint32Array(FIRST_LENGTH);
  #weights = new Uint8Array(FIRST_LENGTH);
  #length = 0;

  add(ordinal: number, weight: number): void {
    const last = this.#length - 1;
    if (this.#length > 0 && this.#ordinals[last] === ordinal) {
      this.#weights[last] = Math.min(255, (this.#weights[last] ?? 0) + weight);
      return;
    }
    if (this.#length === this.#ordinals.length) this.#grow();
    this.#ordinals[this.#length] = ordinal;
    this.#weights[this.#length++] = weight;
  }

  finish(term: string): Posting {
    const length = this.#length;
    const surface = mostFrequentOf(this.surfaces);
    const [ordinals, weights] = [this.#ordinals.slice(0, length), this.#weights.slice(0, length)];
    return { term, surface, holders: length, ordinals, weights };
  }

  #grow(): void {
    const ordinals = this.#ordinals;
    const weights = this.#weights;
    this.#ordinals = new Uint32Array(ordinals.length * 2);
    this.#ordinals.set(ordinals);
    this.#weights = new Uint8Array(weights.length * 2);
    this.#weights.set(weights);
  }
}

/** Collects postings; products must be added in ascending order, and a spelling always with the same term. */
export class PostingsBuilder {
  readonly #growing = new Map<string, TermRecord>();
  readonly #surfaces = new Map<string, Surface>();
  readonly #isCountOnly: boolean;

  /** `isCountOnly`: the products of a term are counted, and not kept. */
  constructor(isCountOnly = false) {
    this.#isCountOnly = isCountOnly;
  }

  add(ordinal: number, term: string, text: string, weight: number): void {
    const surface = this.#surfaces.get(text) ?? this.#startSurface(term, text);
    surface.count++;
    surface.posting.add(ordinal, weight);
  }

  finish(): Vocabulary {
    const postings = [...this.#growing].map(([term, posting]) => posting.finish(term));
    postings.sort((left, right) => (left.term < right.term ? -1 : 1));
    return new Vocabulary(postings);
  }

  #startSurface(term: string, text: string): Surface {
    const posting = this.#growing.get(term) ?? (this.#isCountOnly ? new TermCount() : new GrowingPosting());
    this.#growing.set(term, posting);
    const surface = { text, count: 0, posting };
    posting.surfaces.push(surface);
    this.#surfaces.set(text, surface);
    return surface;
  }
}

/** All terms of the catalogue, sorted. */
export class Vocabulary {
  readonly postings: readonly Posting[];
  readonly #byTerm: ReadonlyMap<string, Posting>;

  constructor(postings: readonly Posting[]) {
    this.postings = postings;
    this.#byTerm = new Map(postings.map((posting) => [posting.term, posting]));
  }

  find(term: string): Posting | undefined {
    return this.#byTerm.get(term);
  }

  /** Terms that start with `prefix`, the most common first, at most `limit`. */
  startingWith(prefix: string, limit: number): Posting[] {
    let low = 0;
    let high = this.postings.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.postings[middle]?.term ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: Posting[] = [];
    for (let index = low; this.postings[index]?.term.startsWith(prefix); index++) {
      const posting = this.postings[index];
      if (posting) found.push(posting);
    }
    return found.sort((left, right) => right.holders - left.holders).slice(0, limit);
  }
}
