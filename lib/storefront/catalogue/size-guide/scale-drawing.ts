/** A picture knows nothing of the page's colours: these are seen on its light and on its dark ground. */
export const DRAWN_COLOURS = {
  SKIN: '#d8d0c2',
  SKIN_EDGE: '#b5ab9a',
  STRAP: '#6b655b',
  METAL: '#8d8371',
  DIAL: '#faf7f2',
  INK: '#1b1916',
  BRASS: '#8f6f33',
} as const;

/** An SVG of parts around its centre; lengths in millimetres, one of which is one unit of the drawing. */
export function scaleDrawing({ width, height }: { width: number; height: number }, parts: readonly string[]): string {
  const view = `${-width / 2} ${-height / 2} ${width} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${parts.join('')}</svg>`;
}
