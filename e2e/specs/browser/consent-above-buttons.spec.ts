import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { ConsentQuestion } from '../../fixtures/consent.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;

test.use({ consent: 'open' });

/** How many rows of pixels below the buttons of a page show a part of it, in the middle of the window. */
function rowsOfPageBelowButtons(): number {
  const { bottom = 0 } = document.querySelector('[data-lower-edge]')?.getBoundingClientRect() ?? {};
  const rows = Array.from({ length: Math.floor(window.innerHeight - bottom) }, (_, row) => bottom + row);
  const middle = window.innerWidth / 2;
  return rows.filter((y) => document.elementFromPoint(middle, y + 0.5)?.closest('main, footer')).length;
}

for (const width of [360, 390, 412]) {
  test(
    `nothing of a product is seen around the question of consent below its buttons, on a phone ${width} pixels wide`,
    ON_PHONE_ALONE,
    async ({ page, shop, store }) => {
      await page.setViewportSize({ width, height: 844 });
      await shop.openProduct(watch.ProductCode);
      await expect(new ConsentQuestion(page, store.url).banner).toBeVisible();
      await expect(page.getByRole('button', { name: 'Buy now' })).toBeInViewport();
      expect(await page.evaluate(rowsOfPageBelowButtons)).toBe(0);
    },
  );
}
