import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { showBarcode } from '../../fixtures/barcode-camera.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  // The reader is kept from loading once, on purpose.
  expectedProblems: /\/app\/(zxing_reader|scan-worker)-/,
});

test('a packer reads the number of a parcel by the camera, under the policy of the page', async ({
  office,
  page,
  checkout,
  store,
}) => {
  await checkout.placeOrder('cash-on-delivery');
  const [number = ''] = await checkout.orderNumbers();
  await new OrderDesk(store.apiUrl).advance(number, 'pack');
  await showBarcode(page, 'BD-7788-990');
  await signInStaff(page, office.url, await office.hire('packer', 'Meera Packs'));
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const opened = await page.goto(`${office.url}/orders/${number}`);
  expect(opened?.headers()['content-security-policy']).not.toContain('wasm-unsafe-eval');
  await page.getByRole('button', { name: 'Ship', exact: true }).click();

  await test.step('the camera can be closed again', async () => {
    // Nothing is read while the reader cannot be loaded.
    await page.route('**/*.wasm', (route) => route.abort());
    await page.getByRole('button', { name: 'Scan AWB (tracking number) with the camera' }).click();
    const camera = page.getByRole('dialog', { name: 'Scan AWB (tracking number)' });
    await expect(camera.getByText('Codes cannot be read here.')).toBeVisible();
    await expectSoundScreen(page);
    await camera.getByRole('button', { name: 'Close' }).click();
    await expect(camera).toHaveCount(0);
    await page.unroute('**/*.wasm');
  });

  await test.step('a code that is seen is in the field, and the camera closes', async () => {
    await page.getByRole('button', { name: 'Scan AWB (tracking number) with the camera' }).click();
    await expect(page.getByRole('textbox', { name: /^AWB/ })).toHaveValue('BD-7788-990');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
