/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StepAsks, StepFacts } from './step-facts.ts';
import { StepFactsForm } from './step-facts-form.tsx';

const WAREHOUSES = [
  { Code: 'BLR', Name: 'Bengaluru' },
  { Code: 'MYS', Name: 'Mysuru' },
];
const LINES = [{ LineId: 'one', Quantity: 1, ProductTitle: 'Aarvane Ganga' }];

function show(asks: StepAsks) {
  const sent: StepFacts[] = [];
  render(
    <StepFactsForm
      asks={asks}
      name="Put back in stock"
      isSending={false}
      onSubmit={(facts) => sent.push(facts)}
      overtaken={null}
    />,
  );
  return { user: userEvent.setup(), sent };
}

test('what came back goes where it came from, or into a chosen warehouse', async () => {
  const { user, sent } = show({ sellable: LINES, warehouses: WAREHOUSES });
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Put back in stock' }));
  await user.click(screen.getByRole('combobox', { name: 'Put into' }));
  await user.click(screen.getByRole('option', { name: 'Mysuru' }));
  await user.click(screen.getByRole('button', { name: 'Put back in stock' }));
  expect(sent).toEqual([{ SellableLineIds: ['one'] }, { SellableLineIds: ['one'], Warehouse: 'MYS' }]);
});

test('a shop with one warehouse is not asked for it', () => {
  show({ sellable: LINES, warehouses: [] });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
