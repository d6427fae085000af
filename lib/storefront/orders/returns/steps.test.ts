import type { SelectedLine } from './selection.ts';
import { stageOf, stageText } from './steps.ts';

const line = (id: string, instead = ''): SelectedLine => ({ id, quantity: 1, reason: 'other', instead });
const query = (lines: SelectedLine[], problems: Record<string, string> = {}) => ({ lines, problems, isAsked: true });

test('a return asks for pieces, then for the rest', () => {
  expect(stageOf('return', query([]))).toEqual({ stage: 'pieces' });
  expect(stageOf('return', query([line('a')], { 'reason-b': 'x' }))).toEqual({ stage: 'pieces' });
  expect(stageOf('return', query([line('a')]))).toEqual({ stage: 'details' });
});

test('what was chosen can be looked at again before it is sent on', () =>
  expect(stageOf('return', { ...query([line('a')]), isAsked: false })).toEqual({ stage: 'pieces' }));

test('an exchange asks what comes instead, line by line', () => {
  const lines = [line('a', 'SKU'), line('b')];
  expect(stageOf('exchange', query(lines))).toEqual({ stage: 'instead', line: lines[1] });
  expect(stageOf('exchange', query([line('a', 'SKU')]))).toEqual({ stage: 'details' });
});

test('a return has two steps, an exchange three', () => {
  expect(stageText('return', { stage: 'details' })).toBe('Step 2 of 2');
  expect(stageText('exchange', { stage: 'instead' })).toBe('Step 2 of 3');
  expect(stageText('exchange', { stage: 'details' })).toBe('Step 3 of 3');
});
