import { stoneCells, stonesOf, stonesOfCells } from './stone-rows.ts';

const STONES = [
  { Type: 'Diamond', Carat: 0.25, Cut: 'Round', Clarity: 'VS1', Colour: 'G', Count: 12 },
  { Type: 'Pearl', Carat: null, Cut: null, Clarity: null, Colour: 'White', Count: 1 },
];

test('stones are written back as they were read', () => {
  expect(stonesOfCells(stoneCells(stonesOf(STONES)))).toEqual(STONES);
});

test('a row with a name alone is one stone, and what is no number is kept for its problem', () => {
  expect(stonesOfCells([['Ruby', '', '', '', '', '']])).toEqual([
    { Type: 'Ruby', Carat: null, Cut: null, Clarity: null, Colour: null, Count: 1 },
  ]);
  expect(stonesOfCells([['Ruby', 'half', '', '', '', '2']])[0]).toMatchObject({ Carat: 'half', Count: 2 });
  expect(stonesOf('none')).toEqual([]);
});
