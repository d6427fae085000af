const VOWELS = 'aeiouyh';
const PAIRS = new Set(['ck', 'kc', 'sz', 'zs', 'vw', 'wv', 'gj', 'jg', 'cs', 'sc', 'kq', 'qk', 'jz', 'zj']);

/** Vowels (and the breath in `kh`) are spelled by ear, so they cost little, as does a doubled letter. */
const VOWEL = 0.6;
const DOUBLED = 0.5;
const SWAPPED = 0.8;

/**
 * The distance of two words: optimal string alignment (swapping neighbours is one error) with costs by how easily
 * an error happens. Returns infinity above `max`.
 */
export function editCost(left: string, right: string, max: number): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= right.length; column++)
    last.push((last[column - 1] ?? 0) + extraCost(right, column - 1));
  for (let row = 1; row <= left.length; row++) {
    const removal = extraCost(left, row - 1);
    const current = [(last[0] ?? 0) + removal];
    let lowest = current[0] ?? 0;
    for (let column = 1; column <= right.length; column++) {
      let cost = Math.min(
        (last[column] ?? 0) + removal,
        (current[column - 1] ?? 0) + extraCost(right, column - 1),
        (last[column - 1] ?? 0) + replaceCost(left[row - 1] ?? '', right[column - 1] ?? ''),
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + SWAPPED);
      }
      current.push(cost);
      if (cost < lowest) lowest = cost;
    }
    if (lowest > max) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const cost = last[right.length] ?? 0;
  return cost > max ? Number.POSITIVE_INFINITY : cost;
}

/** The cost of an additional or missing letter. */
function extraCost(word: string, index: number): number {
  const letter = word[index] ?? '';
  if (index > 0 && word[index - 1] === letter) return DOUBLED;
  return VOWELS.includes(letter) ? VOWEL : 1;
}

function replaceCost(left: string, right: string): number {
  if (left === right) return 0;
  if (VOWELS.includes(left) && VOWELS.includes(right)) return VOWEL;
  return PAIRS.has(left + right) ? DOUBLED : 1;
}
