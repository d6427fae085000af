import { performance } from 'node:perf_hooks';
import { RenderPacer } from './render-pacer.ts';

let now = 1000;
let idle = 0;
let pacer: RenderPacer;
let started: string[];

/** A queue of renders, each of which runs until the test ends. */
function waitingRenders(name: string, count: number, running = 0): void {
  if (count === 0) return;
  pacer.whenReady(
    () => running,
    () => {
      started.push(name);
      waitingRenders(name, count - 1, running + 1);
    },
  );
}

/** Lets this time pass, of which the process was idle for some; both in milliseconds. */
function pass(milliseconds: number, idleMilliseconds = 0): void {
  now += milliseconds;
  idle += idleMilliseconds;
  jest.advanceTimersToNextTimer();
  // Two timers would start two renders in the time of one.
  expect(jest.getTimerCount()).toBeLessThan(2);
}

/** Lets so many looks pass, before each of which a connection was accepted. */
function passWithConnections(looks: number, milliseconds: number): void {
  for (let look = 0; look < looks; look += 1) {
    pacer.onConnection();
    pass(milliseconds);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest
    .spyOn(performance, 'eventLoopUtilization')
    .mockImplementation(() => ({ idle, active: now - idle, utilization: 0 }));
  pacer = new RenderPacer();
  started = [];
  // The first render of a process is overdue at once.
  waitingRenders('first', 1);
  pass(1);
  started = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('four renders start at once, further ones wait', () => {
  expect([0, 3, 4, 16].map((running) => pacer.mayStartAtOnce(running))).toEqual([true, true, false, false]);
});

test('in an idle process one render starts at each look, from every queue in its turn', () => {
  waitingRenders('shared', 3, 4);
  waitingRenders('own', 2, 4);
  const counts = Array.from({ length: 6 }, () => {
    pass(1, 0.5);
    return started.length;
  });
  expect(counts).toEqual([1, 2, 3, 4, 5, 5]);
  expect(started).toEqual(['shared', 'own', 'shared', 'own', 'shared']);
  expect(jest.getTimerCount()).toBe(0);
});

test('in a busy process four renders start, and a fifth once it was idle', () => {
  waitingRenders('page', 3, 2);
  for (let look = 0; look < 5; look += 1) pass(10);
  expect(started).toEqual(['page', 'page']);
  pass(10, 0.1);
  expect(started).toEqual(['page', 'page', 'page']);
});

test('in a busy process no render starts after a connection, because another may wait', () => {
  waitingRenders('page', 1);
  passWithConnections(3, 5);
  expect(started).toEqual([]);
  pass(5);
  expect(started).toEqual(['page']);
});

test('connections without end keep the place of one of four renders empty for 20 milliseconds at most', () => {
  waitingRenders('page', 2, 2);
  passWithConnections(9, 5);
  expect(started).toEqual(['page']);
  passWithConnections(1, 5);
  expect(started).toEqual(['page', 'page']);
});

test('a queue that may not start does not hold another back', () => {
  waitingRenders('shared', 1, 4);
  waitingRenders('own', 1, 0);
  pass(10);
  expect(started).toEqual(['own']);
});

test('in a process that is never idle and always gets connections one render starts in 100 milliseconds', () => {
  waitingRenders('page', 2, 4);
  passWithConnections(10, 25);
  expect(started).toEqual(['page', 'page']);
});
