import type { MemoryIndex } from './index/memory-index.ts';
import type {
  SearchAlternatives,
  SearchEngine,
  SearchQuery,
  SearchResult,
  SearchSuggestions,
} from './search-engine.ts';

/** The bundled search engine, which uses the newest index. */
export class LiveIndex implements SearchEngine {
  #current: MemoryIndex;

  constructor(first: MemoryIndex) {
    this.#current = first;
  }

  /** The index in use; a new one replaces it. */
  get memory(): MemoryIndex {
    return this.#current;
  }

  replace(next: MemoryIndex): void {
    this.#current = next;
  }

  async query(query: SearchQuery): Promise<SearchResult> {
    return this.#current.query(query);
  }

  async suggest(text: string): Promise<SearchSuggestions> {
    return this.#current.suggest(text);
  }

  async help(text: string): Promise<SearchAlternatives> {
    return this.#current.help(text);
  }
}
