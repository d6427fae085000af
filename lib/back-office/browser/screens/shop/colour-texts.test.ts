import { DEFAULT_PALETTES } from '#lib/shared/colour-contrast.ts';
import { colourHint, colourProblem } from './colour-texts.ts';

const { light } = DEFAULT_PALETTES;

test('a text says how well it can be read on both grounds; a ground and a line say nothing', () => {
  expect(colourHint(light, 'ink')).toMatch(/^Contrast 1\d\.\d to the page, 1\d\.\d to panels$/);
  expect(colourHint(light, 'paper')).toBeUndefined();
  expect(colourHint(light, 'line')).toBeUndefined();
});

test('a contrast that is too low, and what is no colour, are told', () => {
  expect(colourProblem(light, 'accent')).toBeUndefined();
  expect(colourProblem({ ...light, accent: '#d3ad6c' }, 'accent')).toBe(
    'Its contrast of 1.9 to the page, 1.8 to panels is too low: it needs 4.5.',
  );
  expect(colourProblem({ ...light, accent: '#d3a' }, 'accent')).toBe('Type a colour such as #1b1916.');
  // A ground that is half typed says so at its own field alone.
  expect(colourProblem({ ...light, paper: '#' }, 'accent')).toBeUndefined();
});
