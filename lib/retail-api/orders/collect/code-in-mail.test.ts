import { COLLECT, type CollectShop, collectShop, NEAR } from '../../testing/collect-shop.ts';
import { WATCH } from '../../testing/demo-skus.ts';
import { orderShopper } from '../../testing/order-shopper.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';

describeOnEachEngine('the web view of the mail with the code', (engine) => {
  let shop: CollectShop;
  beforeAll(async () => {
    shop = await collectShop(engine);
  });
  afterAll(() => shop.api.close());

  test('shows the code of the mail, and never the one that replaces it', async () => {
    await shop.resetShelves({ [NEAR]: { [WATCH]: 1 } });
    const asha = await orderShopper(shop.api, { email: 'asha@example.com' });
    await asha.fill(WATCH);
    const { order } = await shop.boughtToCollect(asha);
    await shop.advance(order.OrderNumber, 'ready');
    const old = await shop.code(COLLECT.Mobile);
    const mail = (await shop.mails('order-ready-to-collect')).find(({ channel }) => channel === 'mail');
    const [, Token = ''] = /\/displayemail\?t=(\S+)/.exec(mail?.body ?? '') ?? [];
    const view = async () => JSON.stringify((await asha.caller.post('DisplayEmail', { Token })).Data);
    expect(await view()).toContain(old);
    await shop.advance(order.OrderNumber, 'send-code');
    const replaced = await view();
    expect(replaced).toContain('in our newest message');
    expect(replaced).not.toContain(await shop.code(COLLECT.Mobile));
    expect(replaced).not.toContain(old);
  });
});
