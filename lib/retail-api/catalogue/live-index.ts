import type { Scope } from '../domain/pricing/scope.ts';
import type {
  CatalogueIndex,
  CategoryEntry,
  Goods,
  IndexAnswer,
  IndexHelp,
  IndexQuery,
  IndexSuggestions,
} from './catalogue-index.ts';
import type { MemoryIndex } from './index/memory-index.ts';
import type { SearchTally } from './search-tally.ts';

/** The index that calls hold on to: always the newest one that was built. */
export class LiveIndex implements CatalogueIndex {
  private current: MemoryIndex;
  private readonly tally: SearchTally;

  constructor(first: MemoryIndex, tally: SearchTally) {
    this.current = first;
    this.tally = tally;
  }

  /** The index in use, e.g. to compare it with its successor. */
  get memory(): MemoryIndex {
    return this.current;
  }

  replace(next: MemoryIndex): void {
    this.current = next;
  }

  query(query: IndexQuery): IndexAnswer {
    return this.current.query(query);
  }

  suggest(text: string): IndexSuggestions {
    return this.current.suggest(text);
  }

  waysOn(text: string): IndexHelp {
    return this.current.waysOn(text);
  }

  noteSearch(text: string): void {
    this.tally.add(text);
  }

  noteMiss(text: string): void {
    this.tally.addMiss(text);
  }

  category(path: string): CategoryEntry | undefined {
    return this.current.category(path);
  }

  roots(): string[] {
    return this.current.roots();
  }

  trail(path: string): CategoryEntry[] {
    return this.current.trail(path);
  }

  categoryOf(code: string): string | undefined {
    return this.current.categoryOf(code);
  }

  colourwaysOf(code: string): string[] {
    return this.current.colourwaysOf(code);
  }

  nearInPrice(code: string, path: string, limit: number): string[] {
    return this.current.nearInPrice(code, path, limit);
  }

  isAnyInScope(scope: Scope, goods?: Goods): boolean {
    return this.current.isAnyInScope(scope, goods);
  }

  listOfScope(scope: Scope): string | undefined {
    return this.current.listOfScope(scope);
  }
}
