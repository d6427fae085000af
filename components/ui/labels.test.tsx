/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Labels } from './labels';

test('labels stand in the order given', () => {
  render(<Labels labels={['few left', 'price drop']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['few left', 'price drop']);
});

test('no labels, no list', () => {
  const { container } = render(<Labels labels={[]} />);
  expect(container).toBeEmptyDOMElement();
});
