import type { Posting, Vocabulary } from './postings.ts';

/** How many slips a word of this length may hold. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The term nearest to a misspelt word: fewest slips first, then the same first letter, then the most common. */
export function nearestTerm(vocabulary: Vocabulary, word: string): Posting | undefined {
  if (/\d/.test(word)) return undefined;
  const most = tolerance(word.length);
  if (most === 0) return undefined;
  const letters = lettersOf(word);
  let best: Posting | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const posting of vocabulary.postings) {
    const { term } = posting;
    if (Math.abs(term.length - word.length) > most) continue;
    // Each slip changes at most two letters of the set, so distant words fall out before the costly comparison.
    if (bitCount(lettersOf(term) ^ letters) > 2 * most) continue;
    const distance = editDistance(word, term, most);
    if (distance > most) continue;
    const cost = distance + (term[0] === word[0] ? 0 : 0.5) - posting.ordinals.length / 1e9;
    if (cost < bestCost) [best, bestCost] = [posting, cost];
  }
  return best;
}

/** The most common term of which the word is the beginning with one slip; for words still being typed. */
export function nearestBeginning(vocabulary: Vocabulary, word: string): Posting | undefined {
  if (word.length < 5 || /\d/.test(word)) return undefined;
  let best: Posting | undefined;
  for (const posting of vocabulary.postings) {
    const { term } = posting;
    if (term.length <= word.length || term[0] !== word[0]) continue;
    if (best && best.ordinals.length >= posting.ordinals.length) continue;
    const near = [-1, 0, 1].some((shift) => editDistance(word, term.slice(0, word.length + shift), 1) <= 1);
    if (near) best = posting;
  }
  return best;
}

/** Optimal string alignment distance (a swap of neighbours is one slip); anything above `most` comes back as `most + 1`. */
function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      if (cost < lowest) lowest = cost;
    }
    if (lowest > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[right.length] ?? 0, most + 1);
}

function lettersOf(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index) - 97;
    if (code >= 0 && code < 26) set |= 1 << code;
  }
  return set;
}

function bitCount(value: number): number {
  let rest = value;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count++;
  }
  return count;
}
