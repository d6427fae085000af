import barcodes from 'bwip-js/node';

/** The blank modules that a scanner needs on each side. */
const QUIET = 10;

interface Code128 {
  /** The dark bars: where each begins and how wide it is, in modules. */
  bars: { at: number; width: number }[];
  /** The width of the whole code with its quiet zones, in modules. */
  modules: number;
}

/** A text of ASCII characters as a Code 128 barcode. */
export function barsOf(text: string): Code128 {
  const [code] = barcodes.raw({ bcid: 'code128', text });
  if (!code || !('sbs' in code)) throw new Error('The barcode library has not drawn a linear code.');
  let at = QUIET;
  const bars: Code128['bars'] = [];
  // Widths of bars and spaces in turn, beginning and ending with a bar.
  for (const [index, width] of code.sbs.entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, modules: at + QUIET };
}
