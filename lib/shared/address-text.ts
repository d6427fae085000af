import * as m from '#messages';

/** The parts of an address that its last lines are made of; each may be empty. */
interface Locality {
  city: string;
  state: string;
  pincode: string;
}

/** The last line of an Indian address: `Bengaluru, Karnataka 560001`; empty where all parts are. */
export function localityLine({ city, state, pincode }: Locality): string {
  const place = [city, state].filter((part) => part !== '').join(', ');
  return [place, pincode].filter((part) => part !== '').join(' ');
}

/** Landmarks that already say how they lie to the address. */
const PLACED = /^(?:near|opp(?:osite|\.)?|behind|beside|next to|above|below|in front of)(?:\s|$)/i;

/** A landmark as a line of an address: `Near City Hospital`, or as it was typed where it has such a word. */
export function landmarkLine(landmark: string): string {
  return landmark === '' || PLACED.test(landmark) ? landmark : m.sharedLandmarkNear({ landmark });
}
