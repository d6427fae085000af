import { singleton } from './singleton.ts';

type Listener<Event> = (event: Event) => void;

/** Something that happens in this process, for everybody here who listens; every bundled copy of this module means the same. */
interface ProcessEvents<Event> {
  /** Has `listener` called with every event from now on, until the process ends. */
  subscribe(listener: Listener<Event>): void;
  /** Calls every listener, before it returns. */
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

/** The surrogate keys of a purge, published before any page is rendered anew. */
export const purges = processEvents<ReadonlySet<string>>('purge-listeners');

/** A link of the store that leads nowhere; both are paths that name no person. */
export interface MissingLink {
  /** Where it leads. */
  path: string;
  /** Where it stands. */
  from: string;
}

/** A link of the store led a shopper to nothing. */
export const missingLinks = processEvents<MissingLink>('missing-link-listeners');
