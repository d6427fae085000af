/** Prices, figures and the Latin letters of every page: printable ASCII and the sign of the rupee. */
const ASCII = Array.from({ length: 94 }, (_, at) => String.fromCodePoint(0x21 + at));
const isSign = (letter: string) => /\W/.test(letter);
const REQUIRED = ['₹', ...ASCII.filter((letter) => !isSign(letter)), ...ASCII.filter(isSign)];
/** Letters, a sign above and one below, and the full stop of Hindi. */
const DEVANAGARI = [...'अकखगमरहािीेुं्।'];
const MAX_NAMED = 12;

/** What a font has glyphs for. */
interface FontLetters {
  /** Signs that every page needs and the font lacks. */
  missing: string[];
  hasDevanagari: boolean;
}

/** Reads the character map of a checked WOFF2 font; null where it cannot be read. */
export async function readFontLetters(body: Uint8Array): Promise<FontLetters | null> {
  // Only a shop with a font of its own loads the library.
  const { create } = await import('fontkit');
  try {
    const font = create(Buffer.from(body));
    if (!('hasGlyphForCodePoint' in font)) return null;
    const lacks = (sign: string) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    return { missing: REQUIRED.filter(lacks), hasDevanagari: !DEVANAGARI.some(lacks) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return null;
  }
}

/** Why a font that lacks signs is refused, to complete a sentence that begins with its name. */
export function missingLettersText(missing: readonly string[]): string {
  const shown = missing.slice(0, MAX_NAMED).join(' ');
  const others = missing.length - MAX_NAMED;
  const more = others > 0 ? ` and ${others} more` : '';
  return `has no glyph for ${shown}${more}; export it with ₹ (U+20B9) and all of Basic Latin (U+0020 to U+007E)`;
}
