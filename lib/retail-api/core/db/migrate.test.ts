import { ConfigurationError } from '#lib/shared/env.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { undoStandardNames } from '../../testing/undo-standard-names.ts';
import type { OpenDatabase } from './engine.ts';
import { migrate, newerMigrations, pendingMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const STAFF_TABLES = [
  'approvals',
  'machine_keys',
  'staff_invitations',
  'staff_devices',
  'staff_passkeys',
  'staff_recovery_codes',
  'staff_tokens',
  'staff_sessions',
  'staff_members',
] as const;

const LATER_INDEXES = [
  'orders_at_desk_by_age',
  'orders_at_desk_by_state',
  'order_lines_by_search',
  'returns_by_age',
  'redirects_by_target',
  'gift_coupons_by_alone',
] as const;

describeOnEachEngine('migrations', (engine) => {
  let opened: OpenDatabase;
  const basket = { guid: 'kept', customer_id: null, version: 0, created_at: 1, changed_at: 1 };

  beforeEach(async () => {
    opened = await openTestDatabase(engine);
    await opened.db.insertInto('baskets').values(basket).execute();
  });
  afterEach(async () => {
    // A schema of PostgreSQL is used again by other tests.
    await opened.db.deleteFrom('migrations').where('name', '=', '999-later').execute();
    await opened.close();
  });

  /** Makes the database look as if single development steps had migrated it up to `name`. */
  async function replaceAppliedMigrations(name: string): Promise<void> {
    await opened.db.deleteFrom('migrations').execute();
    // The migrations since the baseline apply again.
    await undoStandardNames(opened.db);
    for (const index of LATER_INDEXES) await opened.db.schema.dropIndex(index).execute();
    for (const table of ['customer_words', 'customer_notes', 'order_notes', 'parcel_lines'])
      await opened.db.schema.dropTable(table).execute();
    await opened.db.schema.dropIndex('customers_by_age').execute();
    for (const table of ['customers', 'notify_requests', 'launch_notices', 'gift_card_orders'])
      await opened.db.schema.alterTable(table).dropColumn('language').execute();
    await opened.db.schema.dropIndex('orders_by_adds_to').execute();
    for (const column of ['out_at', 'returned_at'])
      await opened.db.schema.alterTable('parcels').dropColumn(column).execute();
    for (const column of ['placed_by', 'adds_to'])
      await opened.db.schema.alterTable('orders').dropColumn(column).execute();
    for (const table of ['saved_lines', 'price_alerts', 'service_events', 'service_requests', 'old_gold_enquiries'])
      await opened.db.schema.dropTable(table).execute();
    await opened.db.schema.alterTable('appointments').dropColumn('video_language').execute();
    await opened.db.schema.alterTable('catalogue_version').dropColumn('demo_removed_at').execute();
    await opened.db.schema.dropIndex('order_lines_by_product').execute();
    for (const table of ['catalogue_import_rows', 'catalogue_imports'])
      await opened.db.schema.dropTable(table).execute();
    for (const table of [
      'page_drafts',
      'page_versions',
      'page_pictures',
      'search_words',
      'settlement_lines',
      'courier_events',
      'courier_bookings',
      'settlement_sums',
      'translations',
      'footer_columns',
      'warehouse_stock',
    ])
      await opened.db.schema.dropTable(table).execute();
    for (const table of ['offers', 'coupons', 'gift_coupons'])
      await opened.db.schema.alterTable(table).dropColumn('version').execute();
    for (const table of ['offers', 'coupons']) await opened.db.schema.alterTable(table).dropColumn('paused').execute();
    await opened.db.schema.alterTable('gift_coupons').dropColumn('alone_at').execute();
    for (const column of ['operator_since', 'saves'])
      await opened.db.schema.alterTable('promotion_files').dropColumn(column).execute();
    await opened.db.schema.dropIndex('products_by_search').execute();
    await opened.db.schema.alterTable('products').dropColumn('search_text').execute();
    await opened.db.schema.alterTable('categories').dropColumn('sort').execute();
    await opened.db.schema.alterTable('invitations').dropColumn('by_call').execute();
    for (const table of ['products', 'categories'])
      await opened.db.schema.alterTable(table).dropColumn('hidden').execute();
    for (const table of ['products', 'categories', 'brands', 'stores'])
      await opened.db.schema.alterTable(table).dropColumn('version').execute();
    for (const table of ['pages', 'page_files']) await opened.db.schema.alterTable(table).dropColumn('story').execute();
    await opened.db.schema.dropIndex('basket_lines_one_per_engraving').execute();
    await opened.db.schema.alterTable('basket_lines').dropColumn('engraving').execute();
    await opened.db.schema
      .createIndex('basket_lines_one_per_sku')
      .on('basket_lines')
      .columns(['basket_guid', 'sku'])
      .unique()
      .execute();
    for (const table of ['scheduled_prices', 'price_history', 'price_marks', 'shop_profiles', 'shop_pictures'])
      await opened.db.schema.dropTable(table).execute();
    await opened.db.schema.dropIndex('skus_by_price_change').execute();
    for (const column of ['regular_price', 'price_before', 'price_changes_at'] as const) {
      await opened.db.schema.alterTable('skus').dropColumn(column).execute();
    }
    for (const index of ['stock_entries_by_sku', 'stock_entries_by_age', 'stock_entries_by_warehouse'])
      await opened.db.schema.dropIndex(index).execute();
    for (const column of ['reason', 'changed_by', 'note', 'quantity_after', 'warehouse'] as const) {
      await opened.db.schema.alterTable('stock_entries').dropColumn(column).execute();
    }
    for (const table of ['metal_rates', 'rate_prices']) await opened.db.schema.dropTable(table).execute();
    await opened.db.schema.dropIndex('skus_by_repricing').execute();
    await opened.db.schema.alterTable('skus').dropColumn('repricing').execute();
    for (const column of ['repricings', 'mark'])
      await opened.db.schema.alterTable('catalogue_version').dropColumn(column).execute();
    for (const table of STAFF_TABLES) await opened.db.schema.dropTable(table).execute();
    await opened.db.schema.alterTable('desk_audit').dropColumn('credential').execute();
    for (const table of ['store_holds', 'collections', 'webhook_endpoints'])
      await opened.db.schema.dropTable(table).execute();
    for (const index of ['outbox_by_recipient_and_subject', 'orders_by_invoice', 'credit_notes_by_age'])
      await opened.db.schema.dropIndex(index).execute();
    await opened.db.schema.dropIndex('outbox_by_gateway_id').execute();
    for (const column of ['recipient', 'source'])
      await opened.db.schema.alterTable('consents').dropColumn(column).execute();
    for (const column of ['sequence', 'result', 'details', 'gateway_id', 'delivery'])
      await opened.db.schema.alterTable('outbox').dropColumn(column).execute();
    await opened.db.schema.createIndex('outbox_by_recipient').on('outbox').column('recipient').execute();
    await opened.db.insertInto('migrations').values({ name, applied_at: 1 }).execute();
  }

  test('a database with all development steps is treated as having the baseline, and keeps its rows', async () => {
    await replaceAppliedMigrations('030-visit-consents-by-session');
    await migrate(opened.db, engine);
    await migrate(opened.db, engine);
    const names = await opened.db.selectFrom('migrations').select('name').execute();
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(migrations.map(({ name }) => name)));
    expect(await opened.db.selectFrom('baskets').selectAll().execute()).toEqual([basket]);
  });

  test('a database that stopped at an earlier development step is refused with instructions, and keeps its rows', async () => {
    await replaceAppliedMigrations('022-questions');
    await expect(migrate(opened.db, engine)).rejects.toThrow(ConfigurationError);
    await expect(migrate(opened.db, engine)).rejects.toThrow(/^This database was made by a development version/);
    expect(await opened.db.selectFrom('baskets').selectAll().execute()).toEqual([basket]);
  });

  test('a database that a newer release migrated is refused with its step, and keeps its rows', async () => {
    expect(await newerMigrations(opened.db)).toEqual([]);
    await opened.db.insertInto('migrations').values({ name: '999-later', applied_at: Date.now() }).execute();
    expect(await newerMigrations(opened.db)).toEqual(['999-later']);
    await expect(migrate(opened.db, engine)).rejects.toThrow(ConfigurationError);
    await expect(migrate(opened.db, engine)).rejects.toThrow(/newer release .*\(999-later\)/);
    expect(await opened.db.selectFrom('baskets').selectAll().execute()).toEqual([basket]);
  });

  test('a step after the last development step is of a newer release, too', async () => {
    await replaceAppliedMigrations('030-visit-consents-by-session');
    await opened.db.insertInto('migrations').values({ name: '022-questions', applied_at: 1 }).execute();
    expect(await newerMigrations(opened.db)).toEqual([]);
    await opened.db.insertInto('migrations').values({ name: '999-later', applied_at: 2 }).execute();
    expect(await newerMigrations(opened.db)).toEqual(['999-later']);
  });

  test('pending migrations are listed without a change, and listed as applied once they are', async () => {
    expect(await pendingMigrations(opened.db, engine)).toEqual([]);
    expect(await migrate(opened.db, engine)).toEqual([]);
    await replaceAppliedMigrations('030-visit-consents-by-session');
    const pending = await pendingMigrations(opened.db, engine);
    expect(pending).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(opened.db, engine)).toEqual(pending);
  });
});
