import { singleton } from './singleton.ts';

/** A link of the store that leads nowhere; both are paths that tell nothing of a person. */
export interface MissingLink {
  /** Where it leads. */
  path: string;
  /** Where it stands. */
  from: string;
}

type Hear = (link: MissingLink) => void;

const listeners = () => singleton('missing-link-listeners', () => new Set<Hear>());

/** Has `hear` called with every link of the store that leads a shopper to nothing. */
export function onMissingLink(hear: Hear): void {
  listeners().add(hear);
}

/** Tells everything in this process that listens of such a link. */
export function announceMissingLink(link: MissingLink): void {
  for (const hear of listeners()) hear(link);
}
