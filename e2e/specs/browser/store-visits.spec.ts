import { sized } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { newMobile } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const STORE = '/store-locator/jaipur-store--st114';
/** The recipient of support emails in a trial. */
const SUPPORT = 'care@localhost';
test.use({ expectedProblems: /Failed to load resource|^status: 422/ });

/** The physical store in Jaipur only sells watches. */
const HAVE_IT = /^No store in Jaipur has this product\. \d+ stores in India do, nearest first$/;

test('an appointment request shows errors, and the shopper and the store are notified', async ({
  page,
  shop,
  shopper,
  store,
}) => {
  await shopper.signIn();
  await page.goto(STORE);
  await page.getByRole('link', { name: 'Request a visit' }).click();
  await expect(shop.heading(/^Request a visit/)).toBeVisible();
  const number = page.getByRole('textbox', { name: 'Your mobile number' });
  await expect(number).toHaveValue(shopper.mobile);
  await page.getByRole('combobox', { name: 'Day', exact: true }).selectOption({ index: 3 });
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('afternoon');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Rao');
  await page.getByRole('button', { name: 'Send request' }).click();
  const service = page.getByRole('combobox', { name: 'Service' });
  await expect(service).toBeFocused();
  await expect(service).toHaveAccessibleDescription('Choose a service.');
  await expectNoViolations(page);
  await expectToFit(page);
  await service.selectOption('Watch service');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(shop.heading('Request sent')).toBeVisible();
  await expect(page.getByText('The store has your request and will call you to confirm.')).toBeVisible();
  const messages = (await readOutbox(store.apiUrl, shopper.mobile)).filter(
    ({ kind }) => kind === 'appointment-request',
  );
  expect(messages).toHaveLength(1);
  const reference = /AP-\w{6}/.exec(messages[0]?.body ?? '')?.[0] ?? 'none';
  const [task] = (await readOutbox(store.apiUrl, SUPPORT)).filter(({ subject }) => subject.includes(reference));
  expect(task?.body).toContain('Name: Asha Rao');
});

test('the product page shows which physical stores have the product, by the known pincode', async ({ page, shop }) => {
  await shop.openProduct(sized.ProductCode);
  await shop.settled();
  await page.getByRole('textbox', { name: 'Pincode' }).fill('302017');
  await page.getByText('Find it in a store').click();
  await expect(page.getByText(HAVE_IT)).toBeVisible();
  const stores = page.getByRole('list', { name: 'Stores with this product' }).getByRole('listitem');
  await expect(stores).toHaveCount(5);
  // The stock was counted when the store was started, which is yesterday soon after midnight.
  await expect(stores.getByText(/^(?:In stock|Few left) (?:today, updated at|when last updated,) /)).toHaveCount(5);
  await expectNoViolations(page);
  await expectToFit(page);
  await page.getByRole('textbox', { name: 'City or pincode' }).fill('Atlantis');
  await page.getByRole('button', { name: 'Find stores' }).click();
  await expect(page.getByText('We cannot find a place called “Atlantis”.')).toBeVisible();
  await expect(stores).toHaveCount(5);
});

test('the map works by keyboard and touch: a pin names its stores and returns the focus', async ({ page }) => {
  await page.goto('/store-locator');
  await page.getByRole('region', { name: 'On the map' }).scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: 'Map of the stores' });
  const pin = map.getByRole('button', { name: 'Kolkata Store' });
  await pin.press('Enter');
  const link = map.getByRole('link', { name: 'Kolkata Store', exact: true });
  await expect(link).toBeFocused();
  await expect(map.getByRole('link', { name: /^Directions to Kolkata Store/ })).toBeVisible();
  await expectNoViolations(page);
  await link.press('Escape');
  await expect(link).toBeHidden();
  await expect(pin).toBeFocused();
  await pin.click();
  await link.click();
  await expect(page).toHaveURL(/\/store-locator\/kolkata-store--st130$/);
});

test('a phone has a link to the map, which is beside the list on a wide screen', async ({ page }) => {
  await page.goto('/store-locator');
  const link = page.getByRole('link', { name: 'Show on the map' });
  const map = page.getByRole('region', { name: 'Map of the stores' });
  if (await link.isVisible()) {
    await link.click();
    await expect(map).toBeInViewport();
    return;
  }
  const [list, chart] = await Promise.all([
    page.getByRole('list', { name: 'Stores' }).boundingBox(),
    map.boundingBox(),
  ]);
  expect(chart?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  expect(chart?.y).toBeLessThan((list?.y ?? 0) + 50);
});

test.describe('physical stores without JavaScript', ON_PHONE_ALONE, () => {
  test.use({ javaScriptEnabled: false });

  test('a refused appointment request returns with its fields, and a corrected one is sent', async ({
    page,
    store,
  }) => {
    const mobile = newMobile();
    await page.goto(STORE);
    await page.getByRole('link', { name: 'Request a visit' }).click();
    await page.getByRole('combobox', { name: 'Day', exact: true }).selectOption({ index: 3 });
    await page.getByRole('combobox', { name: 'Time of day' }).selectOption('evening');
    await page.getByRole('combobox', { name: 'Service' }).selectOption('Strap fitting');
    await page.getByRole('textbox', { name: 'Comments' }).fill('Two straps.');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ravi');
    const number = page.getByRole('textbox', { name: 'Your mobile number' });
    await number.fill('98');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(number).toHaveAccessibleDescription(/Enter a 10-digit mobile number\./);
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('Strap fitting');
    await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('Two straps.');
    await number.fill(mobile);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    expect(await readOutbox(store.apiUrl, mobile)).toMatchObject([{ kind: 'appointment-request' }]);
  });

  test('a short video call in Hindi is requested at a store that takes them', async ({ page, store }) => {
    const mobile = newMobile();
    await page.goto('/appointments/bengaluru-lavelle-walk--st101');
    const language = page.getByRole('combobox', { name: 'Language of the call' });
    await expect(language).toBeHidden();
    await page.getByRole('radio', { name: 'Short video call' }).check();
    await language.selectOption('hi');
    await page.getByRole('combobox', { name: 'Day', exact: true }).selectOption({ index: 3 });
    await page.getByRole('combobox', { name: 'Time of day' }).selectOption('evening');
    await expect(page.getByRole('combobox', { name: 'Service' })).toBeHidden();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ravi');
    await page.getByRole('textbox', { name: 'Your mobile number' }).fill(mobile);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    const [message] = await readOutbox(store.apiUrl, mobile);
    expect(message?.body).toMatch(/for a video call in Hindi on |हिन्दी में वीडियो कॉल/);
  });

  test('the product page links to the physical stores that have the product', async ({ page, shop }) => {
    await shop.openProduct(sized.ProductCode);
    await page.getByText('Find it in a store').click();
    await page.getByRole('textbox', { name: 'City or pincode' }).fill('Jaipur');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await expect(page.getByText(HAVE_IT)).toBeVisible();
    await expect(page.getByRole('link', { name: sized.ProductTitle })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Stores' }).getByRole('article').first()).toContainText('updated at');
  });
});
