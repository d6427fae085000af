import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { FileTimers } from './file-timers.ts';

test('timers of a file call back while it runs, and never after its end', async () => {
  const { setTimeout: found } = globalThis;
  const timers = new FileTimers();
  const called: string[] = [];
  setTimeout((text: string) => called.push(text), 1, 'timeout');
  const interval = setInterval(() => called.push('interval'), 1);
  while (called.length < 2) await sleep(1);
  clearInterval(interval);
  expect([...called].sort()).toEqual(['interval', 'timeout']);
  setTimeout(() => called.push('late timeout'), 5);
  setInterval(() => called.push('late interval'), 5);
  timers.end();
  called.length = 0;
  await sleep(30);
  expect(called).toEqual([]);
  expect(globalThis.setTimeout).toBe(found);
});

test('a timeout of a file can be cleared, and made a promise of', async () => {
  const timers = new FileTimers();
  const callback = jest.fn();
  clearTimeout(setTimeout(callback, 1));
  expect(await promisify(setTimeout)(5, 'value')).toBe('value');
  expect(callback).not.toHaveBeenCalled();
  timers.end();
});

test('fake timers leave alone what the connections of an earlier file use', () => {
  const [microtask, timeout] = [queueMicrotask, setTimeout];
  jest.useFakeTimers();
  const areOwn = [queueMicrotask === microtask, setTimeout === timeout];
  jest.useRealTimers();
  expect(areOwn).toEqual([true, false]);
});
