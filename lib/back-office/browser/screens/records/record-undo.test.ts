import type { EditedRecord } from './list-kinds.ts';
import { type SentRow, undoRow } from './record-undo.ts';

const BEFORE: EditedRecord = { Id: 'aarvane', Version: 3, Position: 2, Fields: { Name: 'Aarvane', Story: 'Old' } };
const CHANGE: SentRow = {
  Id: 'aarvane',
  Action: 'save',
  ExpectedVersion: 3,
  Fields: { Story: 'New', Country: 'India' },
};

test('a change gets back the fields of before over the version that it made', () => {
  expect(undoRow(BEFORE, CHANGE, 4)).toEqual({
    Id: 'aarvane',
    Action: 'save',
    ExpectedVersion: 4,
    Fields: { Story: 'Old', Country: null },
  });
  expect(undoRow(BEFORE, { ...CHANGE, Position: 0 }, 4).Position).toBe(2);
});

test('a removed record is created again at its place, and a new one is removed', () => {
  expect(undoRow(BEFORE, { ...CHANGE, Action: 'remove' }, 0)).toEqual({
    Id: 'aarvane',
    Action: 'save',
    ExpectedVersion: 0,
    Position: 2,
    Fields: BEFORE.Fields,
  });
  const added = { ...BEFORE, Id: '', Version: 0 };
  expect(undoRow(added, { ...CHANGE, ExpectedVersion: 0 }, 1)).toEqual({
    Id: 'aarvane',
    Action: 'remove',
    ExpectedVersion: 1,
  });
});
