import { singleton } from './singleton.ts';

type Listener<Event> = (event: Event) => void;

/** Events within this process; every bundled copy of this module shares the same listeners. */
interface ProcessEvents<Event> {
  /** Calls `listener` for every event from now on, until the process ends. */
  subscribe(listener: Listener<Event>): void;
  /** Calls every listener before it returns. */
  publish(event: Event): void;
}

function processEvents<Event>(name: string): ProcessEvents<Event> {
  const listeners = () => singleton(name, () => new Set<Listener<Event>>());
  return {
    subscribe: (listener) => {
      listeners().add(listener);
    },
    publish: (event) => {
      for (const listener of listeners()) listener(event);
    },
  };
}

/** The surrogate keys of a purge, published before any page is rendered again. */
export const purges = processEvents<ReadonlySet<string>>('purge-listeners');

/** A broken link of the store; both paths contain no personal data. */
export interface MissingLink {
  /** The target of the link. */
  path: string;
  /** The page that contains the link. */
  from: string;
}

/** Published when a shopper followed a broken link of the store. */
export const missingLinks = processEvents<MissingLink>('missing-link-listeners');
