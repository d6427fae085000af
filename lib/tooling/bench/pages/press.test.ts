import type { TimedNavigation } from './page-probe.ts';
import { pressTimes } from './press.ts';

const NAVIGATION: TimedNavigation = {
  path: '/watches',
  selector: 'h1',
  text: '',
  count: 1,
  startedAt: 1000,
  previewedAt: 1060,
  paintedAt: 1155,
};

test('a press takes until the frame of the page that was asked for, its preview until the first with the title', () => {
  expect(pressTimes(NAVIGATION)).toEqual({ shown: 155, previewed: 60 });
});

test('a press whose page is not there yet has no times', () => {
  expect(pressTimes({ ...NAVIGATION, paintedAt: 0 })).toBeNull();
});

test('a page that came without a press is no measurement', () => {
  expect(() => pressTimes({ ...NAVIGATION, startedAt: 0 })).toThrow('got no press');
});
