import { z } from 'zod';
import { photoFields, photoFieldsProblem, photoIdsOf } from './schema.ts';

const ID = 'first-photo-of-a-shopper';
const OTHER = 'other-photo-of-a-shopper';
const form = z.object({ title: z.string(), ...photoFields });
const read = (fields: object) => form.parse({ title: 'x', ...fields });

test('a form without photos has no photo ids', () => {
  expect(photoIdsOf(read({}))).toEqual([]);
  expect(photoFieldsProblem(read({}))).toBeNull();
});

test('photo ids keep their order, without those ticked for removal', () => {
  expect(photoIdsOf(read({ photoIds: `${ID},${OTHER}` }))).toEqual([ID, OTHER]);
  expect(photoIdsOf(read({ photoIds: `${ID},${OTHER}`, removePhoto0: 'on', removePhoto4: 'on' }))).toEqual([OTHER]);
  expect(photoIdsOf(read({ photoIds: ID, removePhoto0: 'off' }))).toEqual([ID]);
});

test.each([
  ['one is still on its way', { photoIds: `${ID},on-its-way` }, 0, /still uploading/],
  ['one is no photo', { photoIds: '../etc' }, 0, /has expired/],
  ['there are more than five', { photoIds: `${ID},${OTHER}` }, 4, /(?:at most|up to) 5/],
  ['five remain', { photoIds: `${ID},${OTHER}`, removePhoto1: 'on' }, 4, null],
])('the problem of the photos of a form where %s', (_what, fields, files, text) => {
  const problem = photoFieldsProblem(read(fields), files);
  if (text === null) expect(problem).toBeNull();
  else expect(problem).toMatch(text);
});
