/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { StateField } from './state-field';

/** Names in another script, by the English ones: their order is another one, too. */
let ownNames: Record<string, string> = {};
jest.mock('#lib/shared/language/local-state-name.ts', () => ({
  localStateName: (name: string) => ownNames[name] ?? name,
}));

const FIELD = { id: 'state', name: 'stateCode', defaultValue: '', error: '' };
const list = () => screen.getByRole('combobox');

function type(letters: string) {
  for (const key of letters) fireEvent.keyDown(list(), { key });
}

describe('where states have names in another script', () => {
  beforeEach(() => {
    ownNames = { 'Tamil Nadu': 'तमिलनाडु', Tripura: 'त्रिपुरा', Kerala: 'केरल' };
    render(<StateField {...FIELD} />);
  });
  afterEach(() => {
    ownNames = {};
  });

  test('they stand in their own order, each with its GST code', () => {
    const options = screen.getAllByRole('option').slice(-3);
    expect(options.map((option) => option.textContent)).toEqual(['केरल', 'तमिलनाडु', 'त्रिपुरा']);
    fireEvent.change(list(), { target: { value: '33' } });
    expect(screen.getByRole('option', { name: 'तमिलनाडु' })).toHaveProperty('selected', true);
  });

  test('one is found by typing its English name, for want of other keys', () => {
    const changed = jest.fn();
    list().addEventListener('change', changed);
    type('t');
    expect(list()).toHaveValue('33');
    type('r');
    expect(list()).toHaveValue('16');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

test('names that are shown as they are typed are searched by the browser itself', () => {
  render(<StateField {...FIELD} />);
  type('r');
  expect(list()).toHaveValue('');
});
