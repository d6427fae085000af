import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

test("the thank-you page links to the order's survey, which saves its answers and accepts them once", async ({
  checkout,
  page,
  shop,
}) => {
  const key = await checkout.placeOrder('cash-on-delivery');
  await shop.open(`/thankyou?order=${key}`);
  await page.getByRole('link', { name: 'Answer the survey' }).click();
  await expect(shop.heading('How was your purchase?')).toBeVisible();
  const survey = page.url();
  await shop.settled();

  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const progress = (name: string) => page.getByRole('progressbar', { name });
  await click('Next');
  const ease = page.getByRole('group', { name: 'How easy was it to find and buy what you wanted?' });
  await expect(ease).toHaveAccessibleDescription('Choose a number from 1 to 5.');
  // The focus is on the first number, and the arrow keys choose from there.
  await expect(ease.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(ease.getByRole('radio', { name: '3' })).toBeChecked();
  await expectNoViolations(page);
  await expectToFit(page);

  const saved = page.waitForResponse((response) => response.url().endsWith('/api/survey/answers'));
  await page.keyboard.press('Enter');
  await expect(progress('Question 2 of 3')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Whether it would fit' }).check();
  await expectNoViolations(page);
  await expectToFit(page);
  expect((await saved).status()).toBe(200);
  // The last choice is saved when the page is left.
  await page.reload();
  await expect(progress('Question 2 of 3')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Whether it would fit' })).toBeChecked();
  await shop.settled();
  await click('Next');
  await expect(progress('Question 3 of 3')).toBeVisible();
  await page.goBack();
  await expect(progress('Question 2 of 3')).toBeVisible();
  await click('Back');
  await expect(ease.getByRole('radio', { name: '3' })).toBeChecked();
  await click('Next');
  await expect(progress('Question 2 of 3')).toBeVisible();
  await click('Next');
  const textBox = page.getByRole('textbox', { name: 'What would have made it easier? (optional)' });
  await textBox.fill('A photo on a wrist');
  await expect(page.getByText('982 characters left')).toBeVisible();
  await expectNoViolations(page);
  await click('Send answers');
  await expect(shop.heading('Thank you')).toBeFocused();

  await page.goto(survey);
  await expect(shop.heading('You have already answered this survey')).toBeVisible();
  await shop.open(`/thankyou?order=${key}`);
  await expect(shop.heading('Thank you')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer the survey' })).toHaveCount(0);
});

test.describe('surveys without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a survey of a physical store is answered by plain forms', async ({ page, shop }) => {
    await shop.open('/survey/store-visit/store-ST101');
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await expect(page.getByRole('group', { name: 'How were you welcomed?' })).toHaveAccessibleDescription(
      'Choose a number from 1 to 5.',
    );
    await page.getByRole('radio', { name: '5, Very well' }).check();
    await next.click();
    await page.getByRole('checkbox', { name: 'To look around' }).check();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: '5, Very well' })).toBeChecked();
    await next.click();
    await expect(page.getByRole('checkbox', { name: 'To look around' })).toBeChecked();
    await next.click();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await next.click();
    await page.getByRole('radio', { name: '9', exact: true }).check();
    await next.click();
    await page.getByRole('textbox', { name: /^What should we keep/ }).fill('Kind people');
    await page.getByRole('button', { name: 'Send answers' }).click();
    await expect(shop.heading('Thank you')).toBeVisible();
    await shop.open('/survey/store-visit/store-ST101');
    await expect(shop.heading('This survey was already answered here')).toBeVisible();
  });
});
