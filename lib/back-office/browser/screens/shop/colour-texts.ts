import { contrastsOf, type Palette } from '#lib/shared/colour-contrast.ts';

const GROUND_NAMES = { paper: 'the page', card: 'panels' } as const;

/** Whether a text is a colour as the profile keeps it: `#1b1916`. */
export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** The contrasts of a colour, rounded down so that none looks better than it is; none where a colour is half typed. */
function contrasts(palette: Palette, name: keyof Palette) {
  if (![palette.paper, palette.card, palette[name]].every(isHexColour)) return [];
  return contrastsOf(palette, name).map(({ ground, min, ratio }) => ({
    isEnough: ratio >= min,
    min,
    text: `${(Math.floor(ratio * 10) / 10).toFixed(1)} to ${GROUND_NAMES[ground]}`,
  }));
}

/** How well a colour can be read: `Contrast 5.4 to the page, 5.1 to panels`. */
export function colourHint(palette: Palette, name: keyof Palette): string | undefined {
  const texts = contrasts(palette, name).map(({ text }) => text);
  return texts.length === 0 ? undefined : `Contrast ${texts.join(', ')}`;
}

/** What is wrong with a colour of a palette, in a sentence. */
export function colourProblem(palette: Palette, name: keyof Palette): string | undefined {
  if (!isHexColour(palette[name])) return 'Type a colour such as #1b1916.';
  const low = contrasts(palette, name).filter(({ isEnough }) => !isEnough);
  const [first] = low;
  return first && `Its contrast of ${low.map(({ text }) => text).join(', ')} is too low: it needs ${first.min}.`;
}
