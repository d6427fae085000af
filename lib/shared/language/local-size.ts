import * as m from '#messages';

const INCHES = /^(\d+(?:\.\d+)?) inch(?:es)?$/i;

/** The name of a size for shoppers: `18 इंच` for `18 inch` on a page in Hindi. Other names are numbers, letters or names. */
export function localSize(name: string): string {
  const number = INCHES.exec(name)?.[1];
  return number === undefined ? name : m.sharedInches({ number });
}
