import sharp from 'sharp';
import { calls } from '../../../lib/contract/index.ts';
import { nextProduct } from '../../fixtures/checkout.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

/**
 * Creates a photo as a phone takes it, larger than the store's maximum size: noise, which no format compresses
 * well.
 */
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer(),
});

test(
  'a buyer reviews a product with a photo, and it is public after moderation',
  ON_PHONE_ALONE,
  async ({ checkout, page, shop, store }) => {
    const piece = nextProduct();
    const product = `/p-${piece.ProductCode.toLowerCase()}`;
    await checkout.placeOrder('cash-on-delivery', piece);
    const [number = ''] = await checkout.orderNumbers();
    const desk = new OrderDesk(store.apiUrl);
    await desk.advance(number, 'pack', 'ship', 'out-for-delivery', 'deliver');

    await shop.open(product);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await expect(reviews).toContainText('No reviews yet.');
    await reviews.getByRole('link', { name: 'Write a review' }).click();
    await expect(shop.heading('Write a review')).toBeVisible();
    await shop.settled();
    await expectNoViolations(page);
    await expectToFit(page);

    const chosen = await photo('on the wrist.jpg');
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/photos'));
    await page.getByLabel('Photos (optional)').setInputFiles(chosen);
    // The photo was reduced on the device.
    expect((await (await sent).request().sizes()).requestBodySize).toBeLessThan(chosen.buffer.length / 2);
    await expect(page.getByText('1 photo added.')).toBeAttached();
    await page.getByRole('radio', { name: '4 stars' }).check();
    await page.getByRole('textbox', { name: 'Review title' }).fill('Looks dearer than it is');
    await page
      .getByRole('textbox', { name: 'Your review' })
      .fill('Thin, light and easy to read. <b>The strap is stiff.</b>');
    await page.getByRole('textbox', { name: 'Display name' }).fill('Asha R.');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your review is saved.' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Waiting for review.' })).toBeVisible();

    const { Reviews } = await desk.call(calls.reviewQueue, {});
    const waiting = Reviews.find(({ ProductCode }) => ProductCode === piece.ProductCode);
    await desk.call(calls.moderateReview, { ReviewId: waiting?.ReviewId ?? '', Decision: 'approve' });
    const line = page.getByRole('link', { name: '4 of 5 stars 1 review' });
    await expect(async () => {
      await shop.open(product);
      await expect(line).toBeVisible({ timeout: 500 });
    }).toPass();
    const review = reviews.getByRole('article', { name: 'Looks dearer than it is' });
    await expect(review).toContainText('<b>The strap is stiff.</b>');
    await expect(review).toContainText('Verified buyer');
    await expectNoViolations(page);
    await expectToFit(page);

    await review.getByRole('button', { name: 'Enlarge photo 1 by Asha R.' }).press('Enter');
    const large = page.getByRole('dialog', { name: 'Photo 1 by Asha R.' });
    await expect(large.getByRole('img')).toHaveJSProperty('naturalWidth', 1600);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(review.getByRole('button', { name: 'Enlarge photo 1 by Asha R.' })).toBeFocused();

    for (const all of ['reviews', 'questions']) {
      await shop.open(`/${all}/${piece.ProductCode}`);
      await expectNoViolations(page);
      await expectToFit(page);
    }

    await shop.open('/brands/featured-brands/products?sort=rating&rating=4-up');
    await expect(shop.products).toHaveCount(1);
    await expect(shop.products.first()).toHaveAccessibleName(piece.ProductTitle);
    await expect(shop.products.first().getByRole('img', { name: 'Rated 4 of 5 stars, reviews: 1' })).toBeVisible();
  },
);

test.describe('reviews and questions without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a review with photos is sent by a plain form, and a question is asked, answered and found',
    ON_PHONE_ALONE,
    async ({ checkout, page, shop, shopper, store }) => {
      const piece = nextProduct();
      await checkout.placeOrder('cash-on-delivery', piece);
      const email = await shopper.saveEmail();
      const [number = ''] = await checkout.orderNumbers();
      const desk = new OrderDesk(store.apiUrl);
      await desk.advance(number, 'pack', 'ship', 'out-for-delivery', 'deliver');

      await shop.open(`/myaccount/reviews?product=${piece.ProductCode}`);
      await page.getByRole('radio', { name: '5 stars' }).check();
      await page.getByRole('textbox', { name: 'Review title' }).fill('Just right');
      await page.getByRole('textbox', { name: 'Your review' }).fill('It keeps time, and it was here in two days.');
      await page.getByLabel('Photos (optional)').setInputFiles([await photo('1.jpg'), await photo('2.jpg')]);
      await page.getByRole('button', { name: 'Send review' }).click();
      await expect(page.getByRole('list', { name: 'Photos by Asha R.' }).getByRole('button')).toHaveCount(2);

      await shop.openProduct(piece.ProductCode);
      await page.getByRole('link', { name: 'Ask a question' }).click();
      await page.getByRole('textbox', { name: 'Your question' }).fill('Can the strap be changed at home?');
      await page.getByRole('button', { name: 'Send question' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your question is sent.' })).toBeVisible();
      const { Questions } = await desk.call(calls.questionQueue, {});
      const question = Questions.find(({ ProductCode }) => ProductCode === piece.ProductCode);
      await desk.call(calls.answerQuestion, {
        QuestionId: question?.QuestionId ?? '',
        Text: 'Yes: it has quick-release bars.',
      });
      const mails = async () =>
        (await readOutbox(store.apiUrl, email)).filter(({ kind }) => kind === 'question-answered');
      await expect.poll(async () => (await mails())[0]?.body).toContain(`${piece.ProductCode.toLowerCase()}#questions`);

      await shop.open(`/questions/${piece.ProductCode}?q=quick`);
      await expect(page.getByRole('article', { name: 'Can the strap be changed at home?' })).toContainText(
        'quick-release bars',
      );
      await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('sapphire');
      await page.getByRole('button', { name: 'Search', exact: true }).last().click();
      await expect(page.getByRole('status').filter({ hasText: '0 questions matching “sapphire”' })).toBeVisible();
    },
  );
});
