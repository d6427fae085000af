import { randomFrom } from './random-from.ts';

const MARKS = 70;

/** SVG of a disc in the middle of 240 pixels with many marks, which are others for another seed. */
export function drawnDial(fill: string, seed = 1): string {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => (low + (high - low) * random()).toFixed(1);
  const marks = Array.from({ length: MARKS }, () => {
    const angle = 2 * Math.PI * random();
    const radius = 72 * Math.sqrt(random());
    const place = `translate(${(120 + radius * Math.cos(angle)).toFixed(1)} ${(120 + radius * Math.sin(angle)).toFixed(1)})`;
    const corners = Array.from({ length: 3 }, () => `${between(-8, 8)} ${between(-8, 8)}`).join(' L');
    return `<path transform="${place}" d="M${corners} Z" fill="${random() < 0.5 ? '#ffffff' : '#101010'}"/>`;
  });
  return `<circle cx="120" cy="120" r="84" fill="${fill}"/>${marks.join('')}`;
}
