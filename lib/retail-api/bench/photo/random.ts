import { randomFrom } from '../../testing/random-from.ts';

/** Random values that are the same for the same seed. */
export interface Random {
  between(low: number, high: number): number;
  /** Returns a whole number between both ends, which are included. */
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
}

/** Makes random values from the numbers of `randomFrom`. */
export function seededRandom(seed: number): Random {
  const next = randomFrom(seed);
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => next() < share,
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
  };
}
