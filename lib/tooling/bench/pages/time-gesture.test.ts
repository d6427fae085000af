import { DEVICES } from './devices.ts';
import type { MeasuredPage } from './open-page.ts';
import { type Gesture, timeGesture } from './time-gesture.ts';

const NO_WAITS = { look: 0, report: 0, effect: 0 };

/** A page that reports `vitals`, and a gesture on it that opens a menu where it `works`. */
function scene(vitals: { inputs: number; slowestInteraction: number }, { works = true, isOpen = false } = {}) {
  const done: string[] = [];
  const page = {
    goto: async (url: string) => void done.push(`open ${url}`),
    evaluate: async () => vitals,
  };
  const gesture: Gesture = {
    name: 'open the menu',
    on: 'list',
    prepare: async () => void done.push('prepare'),
    act: async () => {
      done.push('act');
      if (works) done.push('menu');
    },
    effect: 'the menu is open',
    hasEffect: async () => isOpen || done.includes('menu'),
  };
  const measured = { page } as unknown as MeasuredPage;
  return { done, time: () => timeGesture(measured, DEVICES.phone, 'https://shop.test/', gesture, NO_WAITS) };
}

test('a gesture takes as long as its slowest input', async () => {
  const { done, time } = scene({ inputs: 1, slowestInteraction: 104 });
  expect(await time()).toBe(104);
  expect(done).toEqual(['open https://shop.test/', 'prepare', 'act', 'menu']);
});

test('an input that was faster than the browser reports counts as the least that it reports', async () => {
  expect(await scene({ inputs: 1, slowestInteraction: 0 }).time()).toBe(16);
});

test('a gesture that is no input, such as a resting mouse, is no measurement', async () => {
  await expect(scene({ inputs: 0, slowestInteraction: 0 }).time()).rejects.toThrow('the page got no press and no key');
});

test('a gesture without its effect is no measurement', async () => {
  const { time } = scene({ inputs: 1, slowestInteraction: 24 }, { works: false });
  await expect(time()).rejects.toThrow('it had no effect within 0 s; expected: the menu is open');
});

test('a gesture whose effect was there before it is no measurement', async () => {
  const { done, time } = scene({ inputs: 1, slowestInteraction: 24 }, { isOpen: true });
  await expect(time()).rejects.toThrow('before the gesture already: the menu is open');
  expect(done).not.toContain('act');
});
