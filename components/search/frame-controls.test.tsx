/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PhotoFrame } from '#lib/storefront/search/photo-frame.ts';
import { FrameControls } from './frame-controls';

let frame: PhotoFrame | null;

function Controls() {
  const [shown, setShown] = useState<PhotoFrame | null>(null);
  frame = shown;
  return <FrameControls photo={{ width: 1000, height: 1000 }} frame={shown} onFrame={setShown} />;
}

test('buttons alone move the search frame, resize it and remove it', async () => {
  render(<Controls />);
  const user = userEvent.setup();
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  await click('Crop photo');
  expect(frame).toEqual({ left: 150, top: 150, side: 700 });
  await click('Move right');
  await click('Move up');
  expect(frame).toEqual({ left: 220, top: 80, side: 700 });
  await click('Make smaller');
  expect(frame?.side).toBeLessThan(700);
  await click('Make larger');
  expect(frame?.side).toBeCloseTo(700);
  await click('Whole photo');
  expect(frame).toBeNull();
});
