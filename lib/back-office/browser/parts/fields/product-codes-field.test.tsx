/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ProductCodesField } from './product-codes-field.tsx';

beforeEach(() => {
  const Products = [{ ProductCode: '1801AV01', ProductTitle: 'Ganga' }];
  globalThis.fetch = (async () => ({
    ok: true,
    json: async () => ({ data: { Products } }),
  })) as unknown as typeof fetch;
});

function Form() {
  const [chosen, setChosen] = useState<readonly string[]>(['7701SV01']);
  // A form makes the list anew from its fields each time.
  return <ProductCodesField label="Products" chosen={[...chosen]} onChange={setChosen} isDisabled={false} />;
}

test('words stay while they are typed, and the field is empty again once a product is chosen', async () => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Products' });
  await user.type(field, 'ganga');
  expect(field).toHaveValue('ganga');
  await user.click(await screen.findByRole('option', { name: 'Ganga · 1801AV01' }));
  expect(field).toHaveValue('');
  for (const code of ['7701SV01', '1801AV01']) expect(screen.getByRole('button', { name: code })).toBeVisible();
});
