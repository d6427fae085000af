import { z } from 'zod';
import { keysOf } from '#lib/contract/typed-keys.ts';

/** The colours of one scheme, as `#rrggbb`. */
interface Palette {
  /** The page. */
  paper: string;
  /** Panels and quiet fills. */
  card: string;
  ink: string;
  muted: string;
  line: string;
  /** Edges of fields and boxes. */
  edge: string;
  /** Links, marks, the focus ring. */
  accent: string;
  success: string;
  warning: string;
  danger: string;
}

export type Scheme = 'light' | 'dark';
type Palettes = Readonly<Record<Scheme, Readonly<Palette>>>;

/** The colours of `app/tokens.css`. */
export const DEFAULT_PALETTES: Palettes = {
  light: {
    paper: '#faf7f2',
    card: '#f4f1ec',
    ink: '#1b1916',
    muted: '#6b655b',
    line: '#e4ded3',
    edge: '#8d8576',
    accent: '#7d5f26',
    success: '#22663f',
    warning: '#8a5300',
    danger: '#a3261d',
  },
  dark: {
    paper: '#171512',
    card: '#221f1b',
    ink: '#f2ede4',
    muted: '#aea698',
    line: '#38332c',
    edge: '#857c6d',
    accent: '#d3ad6c',
    success: '#7cc59b',
    warning: '#e2ab60',
    danger: '#f29389',
  },
};

/** The name of each colour's custom property in `app/tokens.css`. */
const TOKENS: Readonly<Record<keyof Palette, string>> = {
  paper: '--color-paper',
  card: '--color-card',
  ink: '--color-ink',
  muted: '--color-muted',
  line: '--color-line',
  edge: '--color-edge',
  accent: '--color-brass',
  success: '--color-success',
  warning: '--color-warning',
  danger: '--color-danger',
};
const NAMES = keysOf(TOKENS);

/** Contrast that WCAG 2.2 asks of text (1.4.3), and of what shows where a control is (1.4.11). */
const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const GROUNDS = ['paper', 'card'] as const;
const TEXTS = ['ink', 'muted', 'accent', 'success', 'warning', 'danger'] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1b1916');
const scheme = z.partialRecord(z.enum(NAMES), colour).default({});

/** Colours that differ from the defaults, by scheme. Refuses pairs that cannot be read. */
export const palettes = z
  .strictObject({ light: scheme, dark: scheme })
  .prefault({})
  .transform(
    ({ light, dark }): Palettes => ({
      light: { ...DEFAULT_PALETTES.light, ...light },
      dark: { ...DEFAULT_PALETTES.dark, ...dark },
    }),
  )
  .superRefine((both, context) => {
    for (const name of ['light', 'dark'] as const)
      for (const { colours, ratio, min } of unreadablePairs(both[name]))
        context.addIssue({
          code: 'custom',
          path: [name, colours[0]],
          message: `has a contrast of ${ratio.toFixed(2)} to ${colours[1]}, and needs ${min}`,
        });
  });

function unreadablePairs(palette: Palette) {
  const wanted = GROUNDS.flatMap((ground) => [
    ...TEXTS.map((text) => ({ colours: [text, ground] as const, min: TEXT_CONTRAST })),
    { colours: ['edge', ground] as const, min: EDGE_CONTRAST },
  ]);
  return wanted
    .map(({ colours, min }) => ({ colours, min, ratio: contrast(palette[colours[0]], palette[colours[1]]) }))
    .filter(({ ratio, min }) => ratio < min);
}

/** The contrast ratio of two colours, 1 to 21, by the formula of WCAG 2.2. */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance by WCAG 2.2, 0 for black to 1 for white. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The rules that replace the colours of `app/tokens.css`; empty where none differs. Printed pages keep their own. */
export function paletteCss({ light, dark }: Palettes): string {
  const rule = (palette: Palette, name: Scheme) =>
    NAMES.filter((token) => palette[token] !== DEFAULT_PALETTES[name][token])
      .map((token) => `${TOKENS[token]}:${palette[token]}`)
      .join(';');
  const [day, night] = [rule(light, 'light'), rule(dark, 'dark')];
  return [
    day && `@media screen and (prefers-color-scheme:light){:root{${day}}}`,
    night && `@media screen and (prefers-color-scheme:dark){:root{${night}}}`,
  ].join('');
}
