import type { CallExample } from '#lib/contract/call-example.ts';
import { chooseExample } from './choose-example.ts';

const example = (request: CallExample['request']): CallExample => ({
  summary: '',
  request,
  answer: { ReturnCode: 0, ReturnMessage: '', Data: null },
});
const WATCHES = example({ CategoryURL: 'watches', Page: 1, PageSize: 6 });
const BEYOND = example({ CategoryURL: 'watches', Page: 9999, PageSize: 6 });

test.each([
  ['the list of an example, of any length', { CategoryURL: 'watches', Page: 1, PageSize: 24 }, WATCHES],
  ['another page of it', { CategoryURL: 'watches', Page: 2, PageSize: 24 }, BEYOND],
  ['another list', { CategoryURL: 'rings', Page: 1, PageSize: 24 }, BEYOND],
])('a request for %s', (_what, fields, expected) => {
  expect(chooseExample([WATCHES, BEYOND], fields)).toBe(expected);
});
