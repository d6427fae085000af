import type { SelectedLine } from './selection.ts';
import { stageOf, stageText } from './steps.ts';

const line = (id: string, replacement = ''): SelectedLine => ({ id, quantity: 1, reason: 'other', replacement });
const query = (lines: SelectedLine[], problems: Record<string, string> = {}) => ({
  lines,
  problems,
  isContinued: true,
});

test('the stages of a return are the items, then the details', () => {
  expect(stageOf('return', query([]))).toEqual({ stage: 'items' });
  expect(stageOf('return', query([line('a')], { 'reason-b': 'x' }))).toEqual({ stage: 'items' });
  expect(stageOf('return', query([line('a')]))).toEqual({ stage: 'details' });
});

test('the items stage of a return can be opened again with the selection', () =>
  expect(stageOf('return', { ...query([line('a')]), isContinued: false })).toEqual({ stage: 'items' }));

test('an exchange has a replacement stage for each line', () => {
  const lines = [line('a', 'SKU'), line('b')];
  expect(stageOf('exchange', query(lines))).toEqual({ stage: 'replacement', line: lines[1] });
  expect(stageOf('exchange', query([line('a', 'SKU')]))).toEqual({ stage: 'details' });
});

test('a return has two steps, an exchange three', () => {
  expect(stageText('return', { stage: 'details' })).toBe('Step 2 of 2');
  expect(stageText('exchange', { stage: 'replacement' })).toBe('Step 2 of 3');
  expect(stageText('exchange', { stage: 'details' })).toBe('Step 3 of 3');
});
