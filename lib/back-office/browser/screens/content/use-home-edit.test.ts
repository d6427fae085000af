/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { newSection } from './home-sections.ts';
import { type StoredHome, useHomeEdit } from './use-home-edit.ts';

jest.mock('../../shell/session-gate.tsx', () => ({ useSession: () => ({ session: { email: 'asha@example.com' } }) }));

const NEW = '[{"Kind":"rail","Title":"New","ListUrl":"new","Sort":"popularity"}]';
const THEIRS = '[{"Kind":"offers","Title":"Offers"}]';
const home = (content: string, updatedAt: number): StoredHome => {
  return { page: { title: 'Home page', group: '', content, updatedAt }, draft: null };
};

beforeEach(() => {
  let keys = 0;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `key-${keys++}` });
  sessionStorage.clear();
});

const titles = ({ sections }: ReturnType<typeof useHomeEdit>) => sections.map(({ section }) => section.Title);
const begin = () => renderHook((stored: StoredHome) => useHomeEdit(stored), { initialProps: home(NEW, 1) });

test('who has changed nothing sees what somebody else publishes', () => {
  const { result, rerender } = begin();
  rerender(home(THEIRS, 2));
  expect(titles(result.current)).toEqual(['Offers']);
  expect(result.current).toMatchObject({ isOurs: false, isStale: false });
});

test('who has changed something is told, keeps it, and chooses', () => {
  const { result, rerender } = begin();
  act(() => result.current.change([...result.current.sections, newSection('stores')]));
  expect(result.current).toMatchObject({ isOurs: true, isStale: false });
  rerender(home(THEIRS, 2));
  expect(titles(result.current)).toEqual(['New', 'Stores']);
  expect(result.current.isStale).toBe(true);
  act(() => result.current.keepOurs());
  expect(titles(result.current)).toEqual(['New', 'Stores']);
  expect(result.current.isStale).toBe(false);
  act(() => result.current.takeTheirs());
  expect(titles(result.current)).toEqual(['Offers']);
});

test('what was saved is no longer kept in the tab', () => {
  const { result, rerender } = begin();
  act(() => result.current.change([newSection('stores')]));
  expect(sessionStorage).toHaveLength(1);
  rerender(home('[{"Kind":"stores","Title":"Stores"}]', 2));
  expect(result.current.isStale).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});
