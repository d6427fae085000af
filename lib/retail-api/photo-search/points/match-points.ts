import { DESCRIBED_BITS, type Points } from './point.ts';

const WORDS = DESCRIBED_BITS / 32;
/** Two descriptions that differ in more bits belong to different things. */
const MAX_BITS = 40;
/** How many matches are considered, the most similar first, and how many proposals are evaluated. */
const MAX_MATCHES = 160;
const PROPOSALS = 6;
/** The largest differences of agreeing matches in size (in doublings) and direction (as a share of a full turn). */
const SIZE_OFF = 0.65;
const ROTATION_OFF = 0.09;
/** The largest differences of agreeing matches in position, as a share of the photo and of their distance. */
const PLACE_OFF = 0.02;
const PLACE_OFF_FAR = 0.16;

interface Match {
  query: number;
  photo: number;
  weight: number;
  /** The change of size (in doublings) and of direction (as a share of a full turn) from the query to the photo. */
  larger: number;
  rotation: number;
}

/** How well the points of a photo match those of a query. */
export interface Agreement {
  /**
   * The sum of the matches that agree on one position, size and direction, weighted by the similarity of their
   * descriptions.
   */
  strength: number;
  /** The mean difference of their colours (Lab) after a colour cast of all of them was removed. */
  colour: number;
}

/**
 * Looks for the largest group of matching points that agree on where the photo's object is in the query, how large
 * and in which direction: each match proposes it, and the others vote, as in a Hough transform (Lowe 2004, section 7.3).
 */
export function matchPoints(query: Points, photo: Points): Agreement {
  const matches = matchesOf(query, photo);
  const proposals = matches
    .map((match) => ({ match, votes: votesFor(match, matches, query, photo).length }))
    .sort((left, right) => right.votes - left.votes)
    .slice(0, PROPOSALS);
  let best: Match[] = [];
  let strength = 0;
  for (const { match } of proposals) {
    const agreeing = eachOnce(votesFor(match, matches, query, photo));
    const sum = agreeing.reduce((total, { weight }) => total + weight, 0);
    if (sum > strength) {
      strength = sum;
      best = agreeing;
    }
  }
  return { strength, colour: colourDifference(best, query, photo) };
}

/** For each point of the query, the most similar points of the photo, the most similar first. */
function matchesOf(query: Points, photo: Points): Match[] {
  const matches: Match[] = [];
  for (let one = 0; one < query.count; one++) {
    const start = one * WORDS;
    const own = [0, 1, 2, 3].map((word) => query.words[start + word] as number) as [number, number, number, number];
    let [first, second] = [-1, -1];
    let [fewest, fewer] = [MAX_BITS + 1, MAX_BITS + 1];
    for (let other = 0; other < photo.count; other++) {
      const at = other * WORDS;
      let bits = bitCount(own[0] ^ (photo.words[at] as number)) + bitCount(own[1] ^ (photo.words[at + 1] as number));
      if (bits >= fewer) continue;
      bits += bitCount(own[2] ^ (photo.words[at + 2] as number)) + bitCount(own[3] ^ (photo.words[at + 3] as number));
      if (bits < fewest) [first, fewest, second, fewer] = [other, bits, first, fewest];
      else if (bits < fewer) [second, fewer] = [other, bits];
    }
    if (first >= 0) matches.push(matchOf(one, first, fewest, query, photo));
    if (second >= 0) matches.push(matchOf(one, second, fewer, query, photo));
  }
  return matches.sort((left, right) => right.weight - left.weight).slice(0, MAX_MATCHES);
}

function matchOf(one: number, other: number, bits: number, query: Points, photo: Points): Match {
  return {
    query: one,
    photo: other,
    weight: 1 - bits / (MAX_BITS + 8),
    larger: (photo.size[other] as number) - (query.size[one] as number),
    rotation: (photo.angle[other] as number) - (query.angle[one] as number),
  };
}

/** The matches that agree with a proposed one. */
function votesFor(proposed: Match, matches: readonly Match[], query: Points, photo: Points): Match[] {
  const scale = 2 ** proposed.larger;
  const cosine = Math.cos(2 * Math.PI * proposed.rotation) * scale;
  const sine = Math.sin(2 * Math.PI * proposed.rotation) * scale;
  const [fromX, fromY] = [query.x[proposed.query] as number, query.y[proposed.query] as number];
  const [toX, toY] = [photo.x[proposed.photo] as number, photo.y[proposed.photo] as number];
  return matches.filter((match) => {
    if (Math.abs(match.larger - proposed.larger) > SIZE_OFF) return false;
    const rotation = Math.abs(match.rotation - proposed.rotation) % 1;
    if (Math.min(rotation, 1 - rotation) > ROTATION_OFF) return false;
    const across = (query.x[match.query] as number) - fromX;
    const along = (query.y[match.query] as number) - fromY;
    const x = cosine * across - sine * along;
    const y = sine * across + cosine * along;
    const offX = toX + x - (photo.x[match.photo] as number);
    const offY = toY + y - (photo.y[match.photo] as number);
    return Math.hypot(offX, offY) <= PLACE_OFF + PLACE_OFF_FAR * Math.hypot(x, y);
  });
}

/** Keeps each point of either picture in one match only; the most similar matches win. */
function eachOnce(matches: readonly Match[]): Match[] {
  const queries = new Set<number>();
  const photos = new Set<number>();
  return matches.filter(({ query, photo }) => {
    if (queries.has(query) || photos.has(photo)) return false;
    queries.add(query);
    photos.add(photo);
    return true;
  });
}

/** A colour cast changes a colour by at most this much. */
const MAX_CAST = [30, 14, 22] as const;

function colourDifference(matches: readonly Match[], query: Points, photo: Points): number {
  if (matches.length === 0) return 0;
  let sum = 0;
  for (const channel of [0, 1, 2] as const) {
    const differences = matches.map(
      ({ query: one, photo: other }) =>
        (query.colour[one * 3 + channel] as number) - (photo.colour[other * 3 + channel] as number),
    );
    const middle = differences.toSorted((left, right) => left - right)[differences.length >> 1] ?? 0;
    const cast = Math.max(-MAX_CAST[channel], Math.min(MAX_CAST[channel], middle));
    const mean = differences.reduce((total, value) => total + Math.abs(value - cast), 0) / matches.length;
    sum += channel === 0 ? mean / 3 : mean;
  }
  return sum;
}

/** The number of bits that are set (Warren, Hacker's Delight, 5-1). */
function bitCount(word: number): number {
  let value = word - ((word >>> 1) & 0x55555555);
  value = (value & 0x33333333) + ((value >>> 2) & 0x33333333);
  return (((value + (value >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
