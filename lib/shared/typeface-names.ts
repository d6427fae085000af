import { keysOf } from '#lib/contract/typed-keys.ts';

const SANS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,"Devanagari",sans-serif';
const SERIF = 'Georgia,"Times New Roman","Devanagari",serif';

/** The faces that a shop can choose: their names for people, their stacks, and the files of those that the store brings. */
export const FACES = {
  newsreader: {
    label: 'Newsreader, a serif of the store',
    stack: `"Newsreader","Newsreader Fallback",${SERIF}`,
    file: '/fonts/newsreader-400-v1.woff2',
  },
  figtree: {
    label: 'Figtree, a sans of the store',
    stack: `"Figtree",${SANS}`,
    file: '/fonts/figtree-400-500-v1.woff2',
  },
  'system-sans': { label: "The device's own sans", stack: SANS, file: null },
  'system-serif': { label: "The device's own serif", stack: SERIF, file: null },
  'system-geometric': {
    label: 'A geometric sans of the device',
    stack: `Avenir,Montserrat,Corbel,"URW Gothic","Century Gothic",${SANS}`,
    file: null,
  },
  'own-sans': { label: 'Your own file, a sans', stack: SANS, file: null },
  'own-serif': { label: 'Your own file, a serif', stack: SERIF, file: null },
} as const;

/** What a shop can choose for headings and for text. */
export const TYPEFACES = keysOf(FACES);
export type Typeface = (typeof TYPEFACES)[number];

/** The name of a face for people. */
export const typefaceLabel = (face: Typeface): string => FACES[face].label;

/** Whether a face needs a file of the operator. */
export const isOwnFace = (face: Typeface): boolean => face === 'own-sans' || face === 'own-serif';
