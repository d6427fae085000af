/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Labels } from './labels';

test('product labels are rendered in the given order', () => {
  render(<Labels labels={['few left', 'price drop']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['few left', 'price drop']);
});

test('without labels there is no list of labels', () => {
  const { container } = render(<Labels labels={[]} />);
  expect(container).toBeEmptyDOMElement();
});
