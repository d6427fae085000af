/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { endRoute, startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { whenPageIsWhole } from '#lib/storefront/platform/browser/whole-page.ts';
import { BelowFirstView } from './below-first-view';

const PART = (
  <BelowFirstView>
    <h2>Reviews</h2>
  </BelowFirstView>
);
const part = () => screen.queryByRole('heading', { name: 'Reviews' });
const nextFrame = () => act(() => jest.advanceTimersByTime(17));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  endRoute();
  jest.useRealTimers();
});

test('the HTML of a page has what stands below its first view', () => {
  expect(renderToString(PART)).toMatch(/^<div class="below-first-view ?"><h2>Reviews<\/h2><\/div>$/);
});

test('of a page that a press opens it follows the first frame, and the page is whole then', () => {
  startRoute();
  render(PART);
  const onWhole = jest.fn();
  whenPageIsWhole(onWhole);
  expect(part()).toBeNull();
  expect(onWhole).not.toHaveBeenCalled();
  nextFrame();
  expect(part()).toBeVisible();
  nextFrame();
  expect(onWhole).toHaveBeenCalledTimes(1);
});

test.each([
  ['of the first page', () => {}],
  ['of a page that Back or an anchor leads into', () => startRoute(false)],
  [
    'that is added to a page which is shown',
    () => {
      startRoute();
      endRoute();
    },
  ],
])('a part %s is there from the start', (_name, lead) => {
  lead();
  render(PART);
  expect(part()).toBeVisible();
  const onWhole = jest.fn();
  whenPageIsWhole(onWhole);
  expect(onWhole).toHaveBeenCalledTimes(1);
});
