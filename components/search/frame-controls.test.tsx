/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Frame } from '#lib/storefront/search/photo-frame.ts';
import { FrameControls } from './frame-controls';

let frame: Frame | null;

function Controls() {
  const [shown, setShown] = useState<Frame | null>(null);
  frame = shown;
  return <FrameControls photo={{ width: 1000, height: 1000 }} frame={shown} onFrame={setShown} />;
}

test('buttons alone move the frame, change its size, and take it away', async () => {
  render(<Controls />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Crop photo');
  expect(frame).toEqual({ left: 150, top: 150, side: 700 });
  await press('Move right');
  await press('Move up');
  expect(frame).toEqual({ left: 220, top: 80, side: 700 });
  await press('Make smaller');
  expect(frame?.side).toBeLessThan(700);
  await press('Make larger');
  expect(frame?.side).toBeCloseTo(700);
  await press('Whole photo');
  expect(frame).toBeNull();
});
