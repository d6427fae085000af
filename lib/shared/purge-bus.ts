import { singleton } from './singleton.ts';

type Forget = (tags: ReadonlySet<string>) => void;

const listeners = () => singleton('purge-listeners', () => new Set<Forget>());

/** Has `forget` called with the surrogate keys of every purge from now on, before any page is rendered anew. */
export function onPurge(forget: Forget): void {
  listeners().add(forget);
}

/** Tells everything in this process that remembers values of the retail API which surrogate keys have changed. */
export function announcePurge(tags: readonly string[]): void {
  const changed = new Set(tags);
  for (const forget of listeners()) forget(changed);
}
