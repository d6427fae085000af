/** The colours of one scheme, as `#rrggbb`. */
export interface Palette {
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
export type Palettes = Readonly<Record<Scheme, Readonly<Palette>>>;

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

/** Contrast that WCAG 2.2 asks of text (1.4.3), and of what shows where a control is (1.4.11). */
const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const GROUNDS = ['paper', 'card'] as const;
const TEXTS: readonly (keyof Palette)[] = ['ink', 'muted', 'accent', 'success', 'warning', 'danger'];

/** How a colour of a palette stands out from each ground, and what it needs; nothing for grounds and lines. */
export function contrastsOf(palette: Palette, name: keyof Palette) {
  const isText = TEXTS.includes(name);
  if (!isText && name !== 'edge') return [];
  const min = isText ? TEXT_CONTRAST : EDGE_CONTRAST;
  return GROUNDS.map((ground) => ({ ground, min, ratio: contrast(palette[name], palette[ground]) }));
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
