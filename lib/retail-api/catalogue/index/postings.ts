/** Which products hold a term, and how much it says about each of them. */
export interface Posting {
  term: string;
  /** The way the catalogue most often writes it, e.g. `watches` for the term `watch`. */
  surface: string;
  ordinals: Uint32Array;
  /** 1 … 255: the weights of the fields that hold the term, added up. */
  weights: Uint8Array;
}

interface Growing {
  ordinals: number[];
  weights: number[];
  surfaces: Map<string, number>;
}

/** Collects postings; products must be added in ascending order. */
export class PostingsBuilder {
  private readonly growing = new Map<string, Growing>();

  add(ordinal: number, term: string, surface: string, weight: number): void {
    let entry = this.growing.get(term);
    if (!entry) {
      entry = { ordinals: [], weights: [], surfaces: new Map() };
      this.growing.set(term, entry);
    }
    entry.surfaces.set(surface, (entry.surfaces.get(surface) ?? 0) + 1);
    const last = entry.ordinals.length - 1;
    if (entry.ordinals[last] === ordinal) {
      entry.weights[last] = Math.min(255, (entry.weights[last] ?? 0) + weight);
    } else {
      entry.ordinals.push(ordinal);
      entry.weights.push(weight);
    }
  }

  finish(): Vocabulary {
    const postings = [...this.growing].map(([term, { ordinals, weights, surfaces }]): Posting => {
      const surface = [...surfaces].reduce((best, next) => (next[1] > best[1] ? next : best), [term, 0])[0];
      return { term, surface, ordinals: Uint32Array.from(ordinals), weights: Uint8Array.from(weights) };
    });
    postings.sort((left, right) => (left.term < right.term ? -1 : 1));
    return new Vocabulary(postings);
  }
}

/** All terms of the catalogue, sorted. */
export class Vocabulary {
  readonly postings: readonly Posting[];
  private readonly byTerm: ReadonlyMap<string, Posting>;

  constructor(postings: readonly Posting[]) {
    this.postings = postings;
    this.byTerm = new Map(postings.map((posting) => [posting.term, posting]));
  }

  find(term: string): Posting | undefined {
    return this.byTerm.get(term);
  }

  /** Terms that begin with `prefix`, the most common first, at most `limit`. */
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
    return found.sort((left, right) => right.ordinals.length - left.ordinals.length).slice(0, limit);
  }
}
