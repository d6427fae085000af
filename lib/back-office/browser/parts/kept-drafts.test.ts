/** @jest-environment jsdom */
import { DAY_MS } from '#lib/shared/durations.ts';
import { draftKey, dropOldDrafts, keepDraft, readKeptDraft } from './kept-drafts.ts';

const NOW = Date.UTC(2026, 10, 27);
const KEY = draftKey('asha@shop.example', 'offers', 'spring');
const DRAFT = { at: NOW, version: 3, fields: { title: 'Spring' } };

beforeEach(() => localStorage.clear());

test('a draft is kept for its person and record alone, and one without fields is dropped', () => {
  expect(keepDraft(localStorage, KEY, DRAFT)).toBe(true);
  expect(readKeptDraft(localStorage, KEY, NOW)).toEqual(DRAFT);
  for (const other of [
    draftKey('ravi@shop.example', 'offers', 'spring'),
    draftKey('asha@shop.example', 'pages', 'spring'),
  ])
    expect(readKeptDraft(localStorage, other, NOW)).toBeNull();
  keepDraft(localStorage, KEY, { ...DRAFT, fields: {} });
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '{"at":"x"}', '[]'])('what is no draft, such as %s, is dropped', (text) => {
  localStorage.setItem(KEY, text);
  expect(readKeptDraft(localStorage, KEY, NOW)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('drafts that nobody came back for within 14 days are dropped, and nothing else', () => {
  keepDraft(localStorage, KEY, DRAFT);
  keepDraft(localStorage, draftKey('asha@shop.example', 'pages', 'about'), { ...DRAFT, at: NOW + DAY_MS });
  localStorage.setItem('mode', 'dark');
  dropOldDrafts(localStorage, NOW + 14 * DAY_MS);
  expect(localStorage).toHaveLength(2);
  expect(localStorage.getItem('mode')).toBe('dark');
});

test('a browser without room says so', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(keepDraft(full, KEY, DRAFT)).toBe(false);
});
