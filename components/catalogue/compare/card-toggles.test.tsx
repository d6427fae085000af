/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardToggles } from './card-toggles';

const card = (code: string) => `<article data-item="${code}" aria-label="Title ${code}"></article>`;

test('every card has a compare control, besides those of products that are bought together', async () => {
  document.body.innerHTML = `<main>${card('A')}<section id="bought-together">${card('B')}</section>${card('C')}</main>`;
  const onToggle = jest.fn();
  render(<CardToggles chosen={[{ code: 'C', title: 'Title C' }]} onToggle={onToggle} />);
  const toggles = screen.getAllByRole('button');
  expect(toggles.map((toggle) => [toggle.getAttribute('aria-label'), toggle.getAttribute('aria-pressed')])).toEqual([
    ['Compare Title A', 'false'],
    ['Compare Title C', 'true'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Compare Title A' }));
  expect(onToggle).toHaveBeenCalledWith({ code: 'A', title: 'Title A' });
});
