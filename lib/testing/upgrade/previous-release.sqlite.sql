CREATE TABLE "migrations" ("name" text primary key, "applied_at" bigint not null);
CREATE TABLE "catalogue_version" ("id" integer primary key, "version" bigint not null, "imported_at" bigint not null, "source_hash" text not null, "pages_version" bigint default 0 not null, "priced_at" bigint default 0 not null, "origin" text default 'demo' not null, "demo_removed_at" bigint default 0 not null, "repricings" integer default 0 not null);
CREATE TABLE "products" ("code" text primary key, "slug" text not null unique, "document" text not null, "position" integer not null, "modified_at" bigint not null, "version" integer default 1 not null, "hidden" integer default 0 not null, "search_text" text default '' not null);
CREATE TABLE "skus" ("sku" text primary key, "product_code" text not null, "size_name" text, "price" bigint not null, "mrp" bigint not null, "quantity" integer not null, "position" integer not null, "regular_price" bigint, "price_before" bigint, "price_changes_at" bigint, "repricing" integer, constraint "skus_product" foreign key ("product_code") references "products" ("code") deferrable initially deferred);
CREATE INDEX "skus_by_product" on "skus" ("product_code", "position");
CREATE TABLE "categories" ("path" text primary key, "parent_path" text not null, "name" text not null, "intro" text not null, "rule" text not null, "position" integer not null, "version" integer default 1 not null, "hidden" integer default 0 not null);
CREATE TABLE "brands" ("slug" text primary key, "document" text not null, "position" integer not null, "version" integer default 1 not null);
CREATE TABLE "stores" ("code" text primary key, "document" text not null, "position" integer not null, "version" integer default 1 not null);
CREATE TABLE "store_stock" ("store_code" text not null, "sku" text not null references "skus" ("sku") on delete cascade, "quantity" integer not null check (quantity > 0), "updated_at" bigint not null, constraint "store_stock_key" primary key ("store_code", "sku"));
CREATE INDEX "store_stock_by_sku" on "store_stock" ("sku");
CREATE TABLE "redirects" ("from_path" text primary key, "to_path" text not null);
CREATE TABLE "pages" ("slug" text primary key, "title" text not null, "footer_group" text not null, "content" text not null, "position" integer not null, "modified_at" bigint not null, "dated_at" bigint, "is_saved" integer default 0 not null, "story" text);
CREATE TABLE "page_files" ("slug" text primary key, "title" text not null, "footer_group" text not null, "content" text not null, "position" integer not null, "dated_at" bigint, "story" text);
CREATE TABLE "photo_features" ("photo" text primary key, "feature_version" integer not null, "features" text not null);
CREATE TABLE "search_weeks" ("text" text not null, "week" bigint not null, "searches" bigint not null, constraint "search_weeks_key" primary key ("text", "week"));
CREATE TABLE "search_misses" ("key" text primary key, "text" text default '' not null, "searches" bigint not null, "week" bigint not null);
CREATE TABLE "customers" ("id" text primary key, "mobile" text not null unique, "email" text not null, "name" text not null, "status_id" integer not null, "created_at" bigint not null, "modified_at" bigint not null, "language" text default 'en' not null);
CREATE TABLE "customer_tokens" ("token_hash" text primary key, "customer_id" text not null, "created_at" bigint not null, "expires_at" bigint not null, "last_used_at" bigint default 0 not null);
CREATE INDEX "customer_tokens_by_expiry" on "customer_tokens" ("expires_at");
CREATE INDEX "customer_tokens_by_customer" on "customer_tokens" ("customer_id");
CREATE TABLE "one_time_codes" ("id" text primary key, "purpose" text not null, "recipient" text not null, "session_id" text not null, "code_hash" text not null, "email" text not null, "name" text not null, "sends" integer not null, "tries" integer not null, "created_at" bigint not null, "expires_at" bigint not null);
CREATE INDEX "one_time_codes_by_expiry" on "one_time_codes" ("expires_at");
CREATE INDEX "one_time_codes_by_recipient" on "one_time_codes" ("recipient", "session_id");
CREATE TABLE "reset_tokens" ("token_hash" text primary key, "customer_id" text not null references "customers" ("id") on delete cascade, "created_at" bigint not null, "expires_at" bigint not null);
CREATE INDEX "reset_tokens_by_customer" on "reset_tokens" ("customer_id");
CREATE TABLE "addresses" ("guid" text primary key, "customer_id" text not null references "customers" ("id") on delete cascade, "document" text not null, "is_default" integer not null, "created_at" bigint not null, "modified_at" bigint not null);
CREATE INDEX "addresses_by_customer" on "addresses" ("customer_id");
CREATE UNIQUE INDEX addresses_one_default on addresses (customer_id) where is_default = 1;
CREATE TABLE "wishlist_items" ("customer_id" text not null references "customers" ("id") on delete cascade, "product_code" text not null, "sku" text not null, "added_at" bigint not null, constraint "wishlist_items_once" primary key ("customer_id", "product_code"));
CREATE TABLE "wishlist_shares" ("share_id" text primary key, "customer_id" text not null unique references "customers" ("id") on delete cascade, "created_at" bigint not null);
CREATE TABLE "consents" ("id" text primary key, "customer_id" text not null references "customers" ("id") on delete cascade, "purpose" text not null, "granted" integer not null, "version" text not null, "at" bigint not null, "recipient" text default '' not null, "source" text default '' not null);
CREATE INDEX "consents_by_customer" on "consents" ("customer_id", "at");
CREATE TABLE "visit_consents" ("choice_id" text not null, "purpose" text not null, "session_id" text not null, "customer_id" text references "customers" ("id") on delete cascade, "granted" integer not null, "version" text not null, "at" bigint not null, constraint "visit_consents_once" primary key ("choice_id", "purpose"));
CREATE INDEX "visit_consents_by_customer" on "visit_consents" ("customer_id", "at");
CREATE INDEX "visit_consents_by_age" on "visit_consents" ("at");
CREATE INDEX "visit_consents_by_session" on "visit_consents" ("session_id");
CREATE TABLE "invitations" ("holder" text primary key, "code_hash" text not null, "expires_at" bigint);
CREATE TABLE "baskets" ("guid" text primary key, "customer_id" text, "version" integer not null, "created_at" bigint not null, "changed_at" bigint not null);
CREATE INDEX "baskets_by_change" on "baskets" ("changed_at");
CREATE UNIQUE INDEX baskets_one_per_customer on baskets (customer_id) where customer_id is not null;
CREATE TABLE "basket_lines" ("id" text primary key, "basket_guid" text not null references "baskets" ("guid") on delete cascade, "sku" text not null, "quantity" integer not null check (quantity between 1 and 1000), "unit_price" bigint not null, "snapshot" text not null, "added_at" bigint not null, "offer_id" text, "engraving" text default '' not null);
CREATE TABLE "offers" ("id" text primary key, "document" text not null, "position" integer not null, "starts_at" bigint not null, "ends_at" bigint not null, "version" integer default 1 not null, "paused" integer default 0 not null);
CREATE TABLE "coupons" ("code" text primary key, "document" text not null, "position" integer not null, "starts_at" bigint not null, "ends_at" bigint not null, "version" integer default 1 not null, "paused" integer default 0 not null);
CREATE TABLE "promotion_files" ("name" text primary key, "source_hash" text not null, "imported_at" bigint not null, "operator_since" bigint default 0 not null, "saves" bigint default 0 not null);
CREATE TABLE "coupon_redemptions" ("id" text primary key, "code" text not null, "customer_id" text, "order_number" text not null, "at" bigint not null);
CREATE INDEX "coupon_redemptions_by_code" on "coupon_redemptions" ("code", "customer_id");
CREATE INDEX "coupon_redemptions_by_order" on "coupon_redemptions" ("order_number");
CREATE TABLE "gift_coupons" ("code" text primary key, "amount" bigint not null, "starts_at" bigint not null, "ends_at" bigint not null, "used_at" bigint, "used_by" text, "version" integer default 1 not null);
CREATE INDEX "gift_coupons_by_order" on "gift_coupons" ("used_by") where "used_by" is not null;
CREATE TABLE "gift_coupon_requests" ("id" text primary key, "code" text not null unique references "gift_coupons" ("code") on delete cascade, "basket_guid" text not null references "baskets" ("guid") on delete cascade, "expires_at" bigint not null);
CREATE INDEX "gift_coupon_requests_by_basket" on "gift_coupon_requests" ("basket_guid");
CREATE INDEX "gift_coupon_requests_by_expiry" on "gift_coupon_requests" ("expires_at");
CREATE TABLE "gift_cards" ("id" text primary key, "number" text not null unique, "pin_salt" text not null, "pin_hash" text not null, "initial_amount" bigint not null, "balance" bigint not null check (balance >= 0), "created_at" bigint not null, "expires_at" bigint not null);
CREATE TABLE "gift_card_entries" ("id" text primary key, "card_id" text not null references "gift_cards" ("id") on delete cascade, "kind" text not null, "amount" bigint not null, "reference" text not null, "at" bigint not null);
CREATE INDEX "gift_card_entries_by_card" on "gift_card_entries" ("card_id");
CREATE INDEX "gift_card_entries_by_reference" on "gift_card_entries" ("reference");
CREATE TABLE "gift_card_uses" ("session_id" text not null, "card_id" text not null references "gift_cards" ("id") on delete cascade, "added_at" bigint not null, constraint "gift_card_uses_key" primary key ("session_id", "card_id"));
CREATE INDEX "gift_card_uses_by_age" on "gift_card_uses" ("added_at");
CREATE TABLE "gift_card_orders" ("id" text primary key, "state" text not null, "amount" bigint not null, "recipient_name" text not null, "recipient_email" text not null, "sender_name" text not null, "sender_email" text not null, "message" text not null, "customer_id" text, "card_id" text, "created_at" bigint not null, "paid_at" bigint, "sender_mobile" text default '' not null, "language" text default 'en' not null);
CREATE INDEX "gift_card_orders_by_customer" on "gift_card_orders" ("customer_id");
CREATE INDEX "gift_card_orders_by_age" on "gift_card_orders" ("created_at");
CREATE TABLE "orders" ("number" text primary key, "key" text not null unique, "customer_id" text, "basket_guid" text not null, "purchase_id" text not null, "state" text not null, "hold" text not null, "hold_expires_at" bigint, "payment_method" text not null, "total" bigint not null, "payable" bigint not null, "document" text not null, "placed_at" bigint not null, "confirmed_at" bigint, "cancelled_at" bigint, "cancel_reason" text default '' not null, "invoice_number" text unique, "invoiced_at" bigint, "exchange_of" text default '' not null, "exchange_credit" bigint default 0 not null, "delivered_at" bigint, "placed_by" text default '' not null, "adds_to" text default '' not null);
CREATE INDEX "orders_by_customer" on "orders" ("customer_id", "placed_at");
CREATE INDEX "orders_by_basket" on "orders" ("basket_guid");
CREATE INDEX "orders_by_purchase" on "orders" ("purchase_id");
CREATE INDEX "orders_by_state" on "orders" ("state", "placed_at");
CREATE INDEX "orders_by_age" on "orders" ("placed_at");
CREATE INDEX "orders_by_hold" on "orders" ("hold_expires_at") where "hold_expires_at" is not null;
CREATE INDEX "orders_by_cancellation" on "orders" ("cancelled_at") where "cancelled_at" is not null;
CREATE UNIQUE INDEX "orders_confirmed_once" on "orders" ("purchase_id") where "confirmed_at" is not null;
CREATE UNIQUE INDEX "orders_open_once" on "orders" ("basket_guid") where "hold_expires_at" is not null;
CREATE TABLE "order_lines" ("id" text primary key, "order_number" text not null references "orders" ("number") on delete cascade, "position" integer not null, "sku" text not null, "product_code" text not null, "quantity" integer not null, "net" bigint not null, "document" text not null, "cancelled" integer default 0 not null, "returned" integer default 0 not null, "search_text" text default '' not null);
CREATE INDEX "order_lines_by_order" on "order_lines" ("order_number");
CREATE TABLE "line_pieces" ("line_id" text not null references "order_lines" ("id") on delete cascade, "piece" integer not null, "huid" text not null, "serial" text not null, "invoiced_huid" text default '' not null, "invoiced_serial" text default '' not null, "marked_at" bigint default 0 not null, "came_back_at" bigint, constraint "line_pieces_key" primary key ("line_id", "piece"));
CREATE INDEX "line_pieces_by_huid" on "line_pieces" ("huid");
CREATE INDEX "line_pieces_by_serial" on "line_pieces" ("serial");
CREATE TABLE "order_buyers" ("order_number" text primary key references "orders" ("number") on delete cascade, "search_text" text not null);
CREATE TABLE "stock_entries" ("id" text primary key, "sku" text not null, "order_number" text not null, "kind" text not null, "quantity" integer not null, "at" bigint not null, "reason" text default '' not null, "changed_by" text default '' not null, "note" text default '' not null, "quantity_after" integer);
CREATE INDEX "stock_entries_by_order" on "stock_entries" ("order_number");
CREATE TABLE "order_events" ("id" text primary key, "order_number" text not null references "orders" ("number") on delete cascade, "return_number" text default '' not null, "kind" text not null, "actor" text not null, "facts" text default '{}' not null, "at" bigint not null);
CREATE INDEX "order_events_by_order" on "order_events" ("order_number", "at");
CREATE INDEX "order_events_by_return" on "order_events" ("return_number");
CREATE TABLE "parcels" ("id" text primary key, "order_number" text not null references "orders" ("number") on delete cascade, "courier" text not null, "awb" text not null, "tracking_url" text default '' not null, "shipped_at" bigint not null, "delivered_at" bigint, "out_at" bigint, "returned_at" bigint);
CREATE INDEX "parcels_by_order" on "parcels" ("order_number");
CREATE INDEX "parcels_by_awb" on "parcels" (upper(awb));
CREATE TABLE "returns" ("number" text primary key, "order_number" text not null references "orders" ("number") on delete cascade, "kind" text not null, "state" text not null, "amount" bigint not null, "refund_to" text not null, "document" text not null, "replacement_order" text, "requested_at" bigint not null, "changed_at" bigint not null);
CREATE INDEX "returns_by_order" on "returns" ("order_number");
CREATE INDEX "returns_by_state" on "returns" ("state", "requested_at");
CREATE TABLE "return_lines" ("id" text primary key, "return_number" text not null references "returns" ("number") on delete cascade, "line_id" text not null, "quantity" integer not null, "reason" text not null, "amount" bigint not null, "shipping" bigint default 0 not null, "replacement_sku" text default '' not null, "sellable" integer default 0 not null, "restocked_at" bigint);
CREATE INDEX "return_lines_by_return" on "return_lines" ("return_number");
CREATE INDEX "return_lines_by_line" on "return_lines" ("line_id");
CREATE TABLE "order_refunds" ("id" text primary key, "order_number" text not null references "orders" ("number") on delete cascade, "paid_order" text not null, "reference" text not null, "method" text not null, "target" text not null, "amount" bigint not null, "state" text not null, "document" text default '{}' not null, "created_at" bigint not null, "done_at" bigint, constraint "money_back_once" unique ("order_number", "paid_order", "reference", "method", "target"));
CREATE TABLE "credit_notes" ("number" text primary key, "order_number" text not null references "orders" ("number") on delete cascade, "reference" text not null, "amount" bigint not null, "document" text not null, "issued_at" bigint not null, constraint "credit_notes_once" unique ("order_number", "reference"));
CREATE TABLE "invoice_series" ("series" text primary key, "last" integer not null);
CREATE TABLE "desk_audit" ("id" text primary key, "at" bigint not null, "operator" text not null, "call" text not null, "step" text not null, "subject" text not null, "outcome" text not null, "credential" text default '' not null);
CREATE INDEX "desk_audit_by_age" on "desk_audit" ("at");
CREATE INDEX "desk_audit_by_subject" on "desk_audit" ("subject", "at");
CREATE TABLE "payment_attempts" ("id" text primary key, "subject" text not null, "subject_id" text not null, "gateway" text not null, "amount" bigint not null, "state" text not null, "test" integer not null, "gateway_order_id" text, "failure_reason" text default '' not null, "created_at" bigint not null, "changed_at" bigint not null, "next_check_at" bigint, constraint "payment_attempts_gateway_order" unique ("gateway", "gateway_order_id"));
CREATE INDEX "payment_attempts_by_subject" on "payment_attempts" ("subject", "subject_id");
CREATE INDEX "payment_attempts_to_check" on "payment_attempts" ("next_check_at") where "next_check_at" is not null;
CREATE TABLE "payment_events" ("gateway" text not null, "event_id" text not null, "event" text not null, "at" bigint not null, constraint "payment_events_key" primary key ("gateway", "event_id"));
CREATE INDEX "payment_events_by_age" on "payment_events" ("at");
CREATE TABLE "payments" ("id" text primary key, "attempt_id" text not null references "payment_attempts" ("id"), "subject" text not null, "subject_id" text not null, "gateway" text not null, "gateway_payment_id" text not null, "amount" bigint not null, "purpose" text not null, "instrument" text not null, "captured_at" bigint not null, constraint "payments_once" unique ("gateway", "gateway_payment_id"));
CREATE INDEX "payments_by_subject" on "payments" ("subject", "subject_id");
CREATE INDEX "payments_by_attempt" on "payments" ("attempt_id");
CREATE INDEX "payments_by_age" on "payments" ("captured_at");
CREATE UNIQUE INDEX "payments_settle_once" on "payments" ("subject", "subject_id") where "purpose" = 'settles';
CREATE TABLE "refunds" ("id" text primary key, "payment_id" text not null references "payments" ("id"), "reason" text not null, "amount" bigint not null, "state" text not null, "gateway_refund_id" text, "tries" integer default 0 not null, "failures" integer default 0 not null, "next_try_at" bigint, "created_at" bigint not null, "processed_at" bigint, constraint "refunds_once" unique ("payment_id", "reason"));
CREATE INDEX "refunds_to_send" on "refunds" ("next_try_at") where "next_try_at" is not null;
CREATE TABLE "uploads" ("id" text primary key, "customer_id" text references "customers" ("id") on delete set null, "owner_kind" text not null, "owner_id" text not null, "position" integer default 0 not null, "is_public" integer default 0 not null, "width" integer not null, "height" integer not null, "created_at" bigint not null, "thumbnail" blob not null, "content" blob not null);
CREATE INDEX "uploads_by_owner" on "uploads" ("owner_kind", "owner_id");
CREATE INDEX "uploads_by_customer" on "uploads" ("customer_id", "created_at");
CREATE TABLE "reviews" ("id" text primary key, "product_code" text not null, "customer_id" text not null references "customers" ("id") on delete cascade, "stars" integer not null, "title" text not null, "text" text not null, "display_name" text not null, "photos" integer not null, "state" text not null, "reason" text not null, "written_at" bigint not null, "moderated_at" bigint, constraint "reviews_one_each" unique ("customer_id", "product_code"));
CREATE INDEX "reviews_by_product" on "reviews" ("product_code", "state", "stars");
CREATE INDEX "reviews_by_state" on "reviews" ("state", "written_at");
CREATE TABLE "questions" ("id" text primary key, "product_code" text not null, "customer_id" text not null references "customers" ("id") on delete cascade, "display_name" text not null, "text" text not null, "state" text not null, "reason" text not null, "asked_at" bigint not null, "moderated_at" bigint, "notified_at" bigint, constraint "questions_once" unique ("customer_id", "product_code", "text"));
CREATE INDEX "questions_by_product" on "questions" ("product_code", "state");
CREATE INDEX "questions_by_state" on "questions" ("state", "asked_at");
CREATE TABLE "answers" ("id" text primary key, "question_id" text not null references "questions" ("id") on delete cascade, "customer_id" text references "customers" ("id") on delete cascade, "display_name" text not null, "text" text not null, "state" text not null, "reason" text not null, "answered_at" bigint not null, "moderated_at" bigint, constraint "answers_one_each" unique ("question_id", "customer_id"));
CREATE UNIQUE INDEX "answers_one_of_the_store" on "answers" ("question_id") where "customer_id" is null;
CREATE INDEX "answers_by_customer" on "answers" ("customer_id");
CREATE INDEX "answers_by_state" on "answers" ("state", "answered_at");
CREATE TABLE "survey_templates" ("code" text not null, "version" integer not null, "document" text not null, "is_saved" integer not null, "created_at" bigint not null, constraint "survey_templates_once" primary key ("code", "version"));
CREATE TABLE "survey_drafts" ("template_code" text not null, "holder" text not null, "order_number" text, "answers" text not null, "changed_at" bigint not null, constraint "survey_drafts_once" primary key ("template_code", "holder"));
CREATE INDEX "survey_drafts_by_age" on "survey_drafts" ("changed_at");
CREATE INDEX "survey_drafts_by_order" on "survey_drafts" ("order_number");
CREATE TABLE "survey_answers" ("id" text primary key, "template_code" text not null, "version" integer not null, "site" text not null, "holder" text not null, "order_number" text, "content_hash" text not null, "answered_at" bigint not null, constraint "survey_answers_once" unique ("template_code", "holder"));
CREATE INDEX "survey_answers_by_version" on "survey_answers" ("template_code", "version", "answered_at");
CREATE INDEX "survey_answers_by_age" on "survey_answers" ("answered_at");
CREATE INDEX "survey_answers_by_order" on "survey_answers" ("order_number");
CREATE TABLE "survey_answer_values" ("answer_id" text not null references "survey_answers" ("id") on delete cascade, "question_id" text not null, "choice_id" text default '' not null, "score" integer, "text" text default '' not null, constraint "survey_answer_values_once" primary key ("answer_id", "question_id", "choice_id"));
CREATE TABLE "appointments" ("reference" text primary key, "store_code" text not null, "store_name" text not null, "day" text not null, "part" text not null, "service" text not null, "name" text not null, "mobile" text not null, "note" text not null, "customer_id" text, "outcome" text, "created_at" bigint not null, "closed_at" bigint, "video_language" text default '' not null);
CREATE INDEX "appointments_by_day" on "appointments" ("day");
CREATE INDEX "appointments_by_mobile" on "appointments" ("mobile");
CREATE INDEX "appointments_by_customer_id" on "appointments" ("customer_id");
CREATE TABLE "outbox" ("id" text primary key, "kind" text not null, "channel" text not null, "recipient" text not null, "subject" text not null, "body" text not null, "state" text not null, "attempts" integer not null, "next_attempt_at" bigint not null, "created_at" bigint not null, "expires_at" bigint not null, "sent_at" bigint, "html" text default '' not null, "sequence" integer default 0 not null, "result" text default '' not null, "details" text default '' not null, "gateway_id" text default '' not null, "delivery" text default '' not null);
CREATE INDEX "outbox_by_age" on "outbox" ("created_at");
CREATE INDEX "outbox_by_channel_and_turn" on "outbox" ("channel", "state", "next_attempt_at");
CREATE INDEX "outbox_by_channel_and_age" on "outbox" ("channel", "created_at");
CREATE INDEX "outbox_by_expiry" on "outbox" ("state", "expires_at");
CREATE TABLE "notify_requests" ("id" text primary key, "sku" text not null, "channel" text not null, "recipient" text not null, "customer_id" text, "created_at" bigint not null, "not_before" bigint default 0 not null, "language" text default 'en' not null);
CREATE UNIQUE INDEX "notify_requests_once" on "notify_requests" ("sku", "channel", "recipient");
CREATE INDEX "notify_requests_by_recipient" on "notify_requests" ("recipient");
CREATE INDEX "notify_requests_by_customer" on "notify_requests" ("customer_id");
CREATE INDEX "notify_requests_by_age" on "notify_requests" ("created_at");
CREATE TABLE "launch_notices" ("mailbox" text primary key, "channel" text not null, "recipient" text not null, "created_at" bigint not null, "language" text default 'en' not null);
CREATE INDEX "launch_notices_by_age" on "launch_notices" ("created_at");
CREATE INDEX "launch_notices_by_recipient" on "launch_notices" ("recipient");
CREATE TABLE "support_requests" ("reference" text primary key, "email" text not null, "mobile" text not null, "order_number" text not null, "created_at" bigint not null);
CREATE TABLE "site_options" ("option_id" text primary key, "value" text not null);
CREATE TABLE "idempotency_keys" ("scope" text not null, "key" text not null, "request_hash" text not null, "response" text not null, "created_at" bigint not null, constraint "idempotency_keys_once" primary key ("scope", "key"));
CREATE INDEX "idempotency_keys_by_age" on "idempotency_keys" ("created_at");
CREATE TABLE "limit_locks" ("key" text primary key, "touched_at" bigint not null);
CREATE INDEX "limit_locks_by_age" on "limit_locks" ("touched_at");
CREATE TABLE "limit_events" ("id" text primary key, "key" text not null, "at" bigint not null);
CREATE INDEX "limit_events_by_key" on "limit_events" ("key", "at");
CREATE INDEX "limit_events_by_age" on "limit_events" ("at");
CREATE TABLE "visits" ("id" text primary key, "at" bigint not null, "session_id" text not null, "banner_url" text not null, "tracking_code" text not null, "device" text not null);
CREATE INDEX "visits_by_time" on "visits" ("at");
CREATE TABLE "error_log" ("id" text primary key, "at" bigint not null, "kind" text not null, "api_name" text not null, "status_code" text not null, "error_code" text not null, "description" text not null, "request" text not null, "response" text not null, "type_id" integer);
CREATE INDEX "error_log_by_time" on "error_log" ("at");
CREATE TABLE "saved_lines" ("id" text primary key, "basket_guid" text not null references "baskets" ("guid") on delete cascade, "sku" text not null, "quantity" integer not null check (quantity between 1 and 1000), "unit_price" bigint not null, "snapshot" text not null, "saved_at" bigint not null, "engraving" text default '' not null);
CREATE INDEX "order_lines_by_product" on "order_lines" ("product_code", "order_number", "cancelled", "quantity");
CREATE TABLE "price_alerts" ("id" text primary key, "product_code" text not null, "price" bigint not null, "channel" text not null, "recipient" text not null, "customer_id" text, "created_at" bigint not null, "not_before" bigint default 0 not null, "language" text default 'en' not null);
CREATE UNIQUE INDEX "price_alerts_once" on "price_alerts" ("product_code", "channel", "recipient");
CREATE INDEX "price_alerts_by_price" on "price_alerts" ("product_code", "price", "not_before");
CREATE INDEX "price_alerts_by_recipient" on "price_alerts" ("recipient");
CREATE INDEX "price_alerts_by_customer" on "price_alerts" ("customer_id");
CREATE INDEX "price_alerts_by_age" on "price_alerts" ("created_at");
CREATE UNIQUE INDEX "basket_lines_one_per_engraving" on "basket_lines" ("basket_guid", "sku", "engraving");
CREATE UNIQUE INDEX "saved_lines_one_per_engraving" on "saved_lines" ("basket_guid", "sku", "engraving");
CREATE INDEX "skus_by_price_change" on "skus" ("price_changes_at");
CREATE TABLE "scheduled_prices" ("id" text primary key, "sku" text not null, "price" bigint not null, "mrp" bigint, "from_at" bigint not null, "until_at" bigint, "saved_by" text not null, "note" text not null);
CREATE INDEX "scheduled_prices_by_sku" on "scheduled_prices" ("sku", "from_at");
CREATE TABLE "price_history" ("id" text primary key, "sku" text not null, "price" bigint not null, "mrp" bigint not null, "ended_at" bigint not null, "cause" text not null, "changed_by" text not null, "note" text not null);
CREATE INDEX "price_history_by_sku" on "price_history" ("sku", "ended_at");
CREATE INDEX "price_history_by_age" on "price_history" ("ended_at");
CREATE INDEX "stock_entries_by_sku" on "stock_entries" ("sku", "at");
CREATE INDEX "stock_entries_by_age" on "stock_entries" ("at");
CREATE TABLE "shop_profiles" ("version" integer primary key, "document" text not null, "pictures" text not null, "hash" text not null, "saved_by" text not null, "saved_at" bigint not null);
CREATE TABLE "shop_pictures" ("hash" text primary key, "body" blob not null);
CREATE TABLE "service_requests" ("number" text primary key, "order_number" text not null references "orders" ("number") on delete cascade, "line_id" text not null, "customer_id" text, "state" text not null, "document" text not null, "estimate" bigint, "item_received_at" bigint, "requested_at" bigint not null, "changed_at" bigint not null);
CREATE INDEX "service_requests_by_customer" on "service_requests" ("customer_id", "requested_at");
CREATE INDEX "service_requests_by_state" on "service_requests" ("state", "requested_at");
CREATE INDEX "service_requests_by_order" on "service_requests" ("order_number");
CREATE INDEX "service_requests_by_age" on "service_requests" ("changed_at");
CREATE TABLE "service_events" ("id" text primary key, "service_number" text not null references "service_requests" ("number") on delete cascade, "move" text not null, "state" text not null, "actor" text not null, "at" bigint not null);
CREATE INDEX "service_events_by_request" on "service_events" ("service_number", "at");
CREATE TABLE "old_gold_enquiries" ("reference" text primary key, "metal" text not null, "purity" text not null, "weight_mg" integer not null, "pieces" integer not null, "place" text not null, "preference" text not null, "name" text not null, "mobile" text not null, "email" text not null, "note" text not null, "customer_id" text, "outcome" text, "created_at" bigint not null, "closed_at" bigint);
CREATE INDEX "old_gold_by_age" on "old_gold_enquiries" ("created_at");
CREATE INDEX "old_gold_by_mobile" on "old_gold_enquiries" ("mobile");
CREATE INDEX "old_gold_by_customer" on "old_gold_enquiries" ("customer_id");
CREATE TABLE "collections" ("order_number" text primary key references "orders" ("number") on delete cascade, "store_code" text not null, "ready_at" bigint, "kept_until" bigint, "reminded_at" bigint, "code_version" integer default 0 not null);
CREATE INDEX "collections_by_store" on "collections" ("store_code");
CREATE INDEX "collections_by_end" on "collections" ("kept_until");
CREATE TABLE "store_holds" ("order_number" text not null references "orders" ("number") on delete cascade, "store_code" text not null, "sku" text not null, "quantity" integer not null, constraint "store_holds_key" primary key ("order_number", "sku"));
CREATE INDEX "store_holds_by_shelf" on "store_holds" ("store_code", "sku");
CREATE INDEX "store_holds_by_sku" on "store_holds" ("sku");
CREATE TABLE "metal_rates" ("version" integer primary key, "rates" text not null, "from_at" bigint not null, "state" text not null, "in_force" text, "applied_at" bigint, "changed" integer, "saved_by" text not null, "saved_at" bigint not null, "note" text not null, "worker" text, "worker_until" bigint not null);
CREATE INDEX "metal_rates_by_start" on "metal_rates" ("state", "from_at");
CREATE TABLE "rate_prices" ("sku" text primary key, "product_code" text not null, "price" bigint not null, "mrp" bigint not null, "regular_price" bigint, "price_before" bigint, "price_changes_at" bigint);
CREATE INDEX "rate_prices_by_product" on "rate_prices" ("product_code");
CREATE INDEX "skus_by_repricing" on "skus" ("repricing");
CREATE TABLE "webhook_endpoints" ("name" text primary key, "url" text not null, "events" text not null, "enabled" integer not null, "disabled_because" text not null, "note" text not null, "secret" text not null, "secret_version" integer not null, "previous_secret" text not null, "previous_until" bigint not null, "saved_by" text not null, "saved_at" bigint not null);
CREATE INDEX "outbox_by_recipient_and_subject" on "outbox" ("recipient", "subject", "sequence");
CREATE INDEX "orders_by_invoice" on "orders" ("invoiced_at", "invoice_number");
CREATE INDEX "credit_notes_by_age" on "credit_notes" ("issued_at", "number");
CREATE INDEX "outbox_by_gateway_id" on "outbox" ("gateway_id") where "gateway_id" != '';
CREATE INDEX "order_refunds_by_paid_order" on "order_refunds" ("paid_order");
CREATE INDEX "order_refunds_by_state" on "order_refunds" ("state", "created_at");
CREATE INDEX "products_by_search" on "products" ("code", "hidden", "search_text");
CREATE TABLE "customer_words" ("word" text not null, "customer_id" text not null references "customers" ("id") on delete cascade, constraint "customer_words_pk" primary key ("word", "customer_id"));
CREATE INDEX "customer_words_by_customer" on "customer_words" ("customer_id");
CREATE INDEX "customers_by_age" on "customers" ("created_at", "id");
CREATE TABLE "customer_notes" ("id" text primary key, "customer_id" text not null references "customers" ("id") on delete cascade, "text" text not null, "written_by" text not null, "written_at" bigint not null);
CREATE INDEX "customer_notes_by_customer" on "customer_notes" ("customer_id", "written_at");
CREATE TABLE "order_notes" ("id" text primary key, "order_number" text not null references "orders" ("number") on delete cascade, "text" text not null, "written_by" text not null, "written_at" bigint not null);
CREATE INDEX "order_notes_by_order" on "order_notes" ("order_number", "written_at");
CREATE TABLE "staff_members" ("id" text primary key, "name" text not null, "email" text not null unique, "role" text not null, "state" text not null, "password_hash" text not null, "totp_secret" text default '' not null, "totp_pending" text default '' not null, "totp_step" bigint default 0 not null, "created_at" bigint not null, "last_sign_in_at" bigint default 0 not null);
CREATE TABLE "staff_sessions" ("token_hash" text primary key, "staff_id" text not null, "created_at" bigint not null, "expires_at" bigint not null, "idle_until" bigint not null);
CREATE INDEX "staff_sessions_by_member" on "staff_sessions" ("staff_id");
CREATE TABLE "staff_tokens" ("token_hash" text primary key, "kind" text not null, "staff_id" text not null, "tries" integer default 0 not null, "expires_at" bigint not null);
CREATE TABLE "staff_recovery_codes" ("staff_id" text not null, "code_hash" text not null, constraint "staff_recovery_codes_key" primary key ("staff_id", "code_hash"));
CREATE TABLE "staff_invitations" ("id" text primary key, "token_hash" text not null unique, "email" text not null unique, "role" text not null, "invited_by" text not null, "invited_at" bigint not null, "expires_at" bigint not null, "issuer_id" text);
CREATE TABLE "machine_keys" ("id" text primary key, "key_hash" text not null unique, "hint" text not null, "name" text not null, "roles" text not null, "calls" text not null, "created_by" text not null, "created_at" bigint not null, "expires_at" bigint not null, "last_used_at" bigint default 0 not null, "issuer_id" text);
CREATE TABLE "approvals" ("id" text primary key, "call" text not null, "subject" text not null, "summary" text not null, "amount" bigint, "request" text not null, "request_hash" text not null, "requester_id" text not null, "requested_by" text not null, "requested_at" bigint not null, "expires_at" bigint not null, "state" text not null, "decided_by" text not null, "decided_at" bigint not null, "note" text not null, "outcome" text not null, "started_at" bigint default 0 not null);
CREATE INDEX "approvals_by_request" on "approvals" ("request_hash");
CREATE INDEX "approvals_by_age" on "approvals" ("requested_at", "id");
CREATE TABLE "page_drafts" ("slug" text primary key, "title" text not null, "footer_group" text not null, "content" text not null, "story" text, "version" integer not null, "from_at" bigint, "until_at" bigint, "published_at" bigint, "replaced" text, "saved_by" text not null, "saved_at" bigint not null, "note" text not null);
CREATE TABLE "search_words" ("phrase" text primary key, "document" text not null, "version" integer not null);
CREATE INDEX "page_drafts_by_beginning" on "page_drafts" ("from_at");
CREATE INDEX "page_drafts_by_end" on "page_drafts" ("until_at");
CREATE INDEX "orders_by_adds_to" on "orders" ("adds_to") where "adds_to" != '';
CREATE TABLE "parcel_lines" ("parcel_id" text not null references "parcels" ("id") on delete cascade, "line_id" text not null references "order_lines" ("id") on delete cascade, "quantity" integer not null, constraint "parcel_lines_pk" primary key ("parcel_id", "line_id"));
CREATE INDEX "parcel_lines_by_line" on "parcel_lines" ("line_id");
CREATE TABLE "staff_devices" ("token_hash" text primary key, "staff_id" text not null, "created_at" bigint not null, "expires_at" bigint not null);
CREATE INDEX "staff_devices_by_member" on "staff_devices" ("staff_id", "created_at");
CREATE TABLE "price_marks" ("sku" text not null, "at" bigint not null, "price" bigint not null, constraint "price_marks_key" primary key ("sku", "at"));
CREATE TABLE "settlement_lines" ("gateway" text not null, "line_id" text not null, "kind" text not null, "entity_id" text not null, "amount" bigint not null, "fee" bigint not null, "tax" bigint not null, "net" bigint not null, "settlement_id" text not null, "utr" text not null, "settled_at" bigint not null, "imported_at" bigint not null, "imported_by" text not null, "note" text not null, constraint "settlement_lines_pkey" primary key ("gateway", "line_id"));
CREATE INDEX "settlement_lines_by_entity" on "settlement_lines" ("gateway", "entity_id");
CREATE INDEX "settlement_lines_by_age" on "settlement_lines" ("gateway", "settled_at");
CREATE TABLE "catalogue_imports" ("id" text primary key, "state" text not null, "begun_by" text not null, "begun_at" bigint not null, "changed_at" bigint not null, "file_name" text not null, "photos_name" text not null, "format" text not null, "columns" text not null, "mapping" text not null, "encoding" text not null, "notices" text not null, "problem" text not null, "worker" text not null, "file_bytes" bigint not null, "file_received" bigint not null, "photos_bytes" bigint not null, "photos_received" bigint not null, "set_stock" bigint not null, "total_rows" bigint not null, "rows_done" bigint not null, "added" bigint not null, "changed" bigint not null, "unchanged" bigint not null, "refused" bigint not null, "beat_at" bigint not null, "stopping" bigint not null);
CREATE INDEX "catalogue_imports_by_age" on "catalogue_imports" ("begun_at");
CREATE TABLE "catalogue_import_rows" ("import_id" text not null references "catalogue_imports" ("id") on delete cascade, "number" bigint not null, "line" bigint not null, "product" text not null, "title" text not null, "change" text not null, "reason" text not null, constraint "catalogue_import_rows_key" primary key ("import_id", "number"));
CREATE TABLE "page_versions" ("slug" text not null, "version" integer not null, "title" text not null, "footer_group" text not null, "content" text not null, "story" text, "change" text not null, "published_at" bigint not null, "published_by" text not null, constraint "page_versions_key" primary key ("slug", "version"));
CREATE TABLE "page_pictures" ("file_name" text primary key, "width" integer not null, "height" integer not null, "added_at" bigint not null, "added_by" text not null);
CREATE INDEX "orders_at_desk_by_age" on "orders" ("placed_at", "number", "state") where (confirmed_at is not null or (state = 'payment-pending' and (exchange_of != '' or placed_by != '')));
CREATE INDEX "orders_at_desk_by_state" on "orders" ("state", "placed_at", "number") where (confirmed_at is not null or (state = 'payment-pending' and (exchange_of != '' or placed_by != '')));
CREATE INDEX "order_lines_by_search" on "order_lines" ("order_number", "search_text");
CREATE INDEX "returns_by_age" on "returns" ("requested_at", "number", "state");
CREATE INDEX "settlement_lines_by_settlement" on "settlement_lines" ("gateway", "settlement_id", "utr", "line_id");
CREATE INDEX "redirects_by_target" on "redirects" ("to_path");
CREATE TABLE "courier_bookings" ("id" text primary key, "order_number" text not null references "orders" ("number") on delete cascade, "reference" text not null, "request_key" text not null, "courier" text not null, "state" text not null, "items" text not null, "booked_by" text not null, "weight_grams" integer not null, "length_cm" integer not null, "breadth_cm" integer not null, "height_cm" integer not null, "test" integer not null, "value" bigint not null, "due" bigint not null, "created_at" bigint not null, "courier_order_id" text default '' not null, "shipment_id" text default '' not null, "carrier" text default '' not null, "awb" text default '' not null, "tracking_url" text default '' not null, "refusal" text default '' not null, "cancelled_by" text default '' not null, "charge" bigint, "status_at" bigint, "next_try_at" bigint, "cancelled_at" bigint, "status" text, "parcel_id" text, "tries" integer default 0 not null, "claimed_until" bigint default 0 not null);
CREATE UNIQUE INDEX "courier_bookings_by_key" on "courier_bookings" ("order_number", "request_key");
CREATE UNIQUE INDEX "courier_bookings_by_reference" on "courier_bookings" ("reference");
CREATE INDEX "courier_bookings_by_awb" on "courier_bookings" ("awb");
CREATE INDEX "courier_bookings_due" on "courier_bookings" ("state", "next_try_at");
CREATE TABLE "courier_events" ("booking_id" text not null references "courier_bookings" ("id") on delete cascade, "event_id" text not null, "status" text not null, "at" bigint not null, "place" text not null, "note" text not null, constraint "courier_events_pkey" primary key ("booking_id", "event_id"));
CREATE TABLE "settlement_sums" ("gateway" text not null, "settlement_id" text not null, "utr" text not null, "first_at" bigint not null, "last_at" bigint not null, "version" integer not null, "sums" text, constraint "settlement_sums_pkey" primary key ("gateway", "settlement_id", "utr"));
CREATE INDEX "settlement_sums_by_age" on "settlement_sums" ("last_at");
insert into "migrations" values ('001-saved-lines',1795813819161);
insert into "migrations" values ('002-lines-by-product',1795813819162);
insert into "migrations" values ('003-price-alerts',1795813819173);
insert into "migrations" values ('004-stories',1795813819185);
insert into "migrations" values ('005-engravings',1795813819201);
insert into "migrations" values ('006-prices',1795813819252);
insert into "migrations" values ('007-stock-ledger',1795813819285);
insert into "migrations" values ('008-shop-profiles',1795813819285);
insert into "migrations" values ('009-service-requests',1795813819314);
insert into "migrations" values ('010-old-gold',1795813819341);
insert into "migrations" values ('011-video-calls',1795813819348);
insert into "migrations" values ('012-standard-names',1795813819567);
insert into "migrations" values ('013-collections',1795813819568);
insert into "migrations" values ('014-whatsapp',1795813819682);
insert into "migrations" values ('015-demo-removed',1795813819600);
insert into "migrations" values ('016-metal-rates',1795813819606);
insert into "migrations" values ('017-customers-at-the-desk',1795813819755);
insert into "migrations" values ('018-webhooks-and-reports',1795813819646);
insert into "migrations" values ('019-phone-orders',1795813819922);
insert into "migrations" values ('020-part-shipments',1795813819929);
insert into "migrations" values ('021-operator-catalogue',1795813819731);
insert into "migrations" values ('022-order-refunds',1795813819700);
insert into "migrations" values ('023-operator-promotions',1795813819908);
insert into "migrations" values ('024-page-drafts',1795813819909);
insert into "migrations" values ('025-staff',1795813819767);
insert into "migrations" values ('026-approvals',1795813819852);
insert into "migrations" values ('027-settlements',1795813819961);
insert into "migrations" values ('030-approval-runs',1795813819956);
insert into "migrations" values ('031-staff-ties',1795813819961);
insert into "migrations" values ('032-price-marks',1795813819961);
insert into "migrations" values ('035-catalogue-imports',1795813819969);
insert into "migrations" values ('037-page-versions',1795813819978);
insert into "migrations" values ('038-page-pictures',1795813819979);
insert into "migrations" values ('039-desk-lists',1795813819979);
insert into "migrations" values ('040-courier-bookings',1795813819992);
insert into "migrations" values ('041-settlements-by-number',1795813819980);
insert into "migrations" values ('042-redirects-by-target',1795813819980);
insert into "migrations" values ('043-settlement-sums',1795813819993);
insert into "migrations" values ('044-languages',1795813820035);
insert into "migrations" values ('baseline-1-catalogue',1795813818860);
insert into "migrations" values ('baseline-2-customers',1795813818904);
insert into "migrations" values ('baseline-3-cart',1795813818960);
insert into "migrations" values ('baseline-4-orders',1795813819024);
insert into "migrations" values ('baseline-5-payments',1795813819041);
insert into "migrations" values ('baseline-6-community',1795813819108);
insert into "migrations" values ('baseline-7-messages',1795813819121);
insert into "migrations" values ('baseline-8-service',1795813819149);
insert into "products" values ('1801AV01','aarvane-ganga-three-hand-date-watch-blue-dial-1801av01','{"ProductCode":"1801AV01","ProductTitle":"Aarvane Ganga Three-Hand Date Watch, Blue Dial","BrandName":"Aarvane","RootCategory":"Watches","Category":"Men''s Watches","SubCategory":"Dress","ColorName":"Blue","Images":["1801AV01-1-00000000.webp"],"Labels":[],"MRP":14995,"Price":12495,"Skus":[{"SKU":"1801AV01","SizeName":null,"StoreQuantity":28}],"HsnCode":"9102","GstPercent":18,"Attributes":{}}',0,0,1,0,'');
insert into "products" values ('2101PK01','pathik-field-automatic-2101pk01','{"ProductCode":"2101PK01","ProductTitle":"Pathik Field Automatic","BrandName":"Pathik","RootCategory":"Watches","Category":"Men''s Watches","SubCategory":"Dress","ColorName":"Blue","Images":["2101PK01-1-00000000.webp"],"Labels":[],"MRP":9999.5,"Price":9999.5,"Skus":[{"SKU":"2101PK01","SizeName":null,"StoreQuantity":2}],"HsnCode":"9102","GstPercent":18,"Attributes":{}}',1,0,1,0,'');
insert into "products" values ('3301TK01','traksha-sold-out-diver-3301tk01','{"ProductCode":"3301TK01","ProductTitle":"Traksha Sold-Out Diver","BrandName":"Traksha","RootCategory":"Watches","Category":"Men''s Watches","SubCategory":"Dress","ColorName":"Blue","Images":["3301TK01-1-00000000.webp"],"Labels":[],"MRP":25000,"Price":21000,"Skus":[{"SKU":"3301TK01","SizeName":null,"StoreQuantity":0}],"HsnCode":"9102","GstPercent":18,"Attributes":{}}',2,0,1,0,'');
insert into "products" values ('7701SV01','suvarnika-solitaire-ring-7701sv01','{"ProductCode":"7701SV01","ProductTitle":"Suvarnika Solitaire Ring","BrandName":"Suvarnika","RootCategory":"Jewellery","Category":"Rings","SubCategory":"Solitaire","ColorName":"Gold","Images":["7701SV01-1-00000000.webp"],"Labels":[],"MRP":69999,"Price":64999,"Skus":[{"SKU":"7701SV01-12","SizeName":"12","StoreQuantity":4},{"SKU":"7701SV01-14","SizeName":"14","StoreQuantity":9},{"SKU":"7701SV01-16","SizeName":"16","StoreQuantity":0}],"HsnCode":"7113","GstPercent":3,"Attributes":{"Certificate":"Diamond grading report","Metal":"Yellow Gold","Purity":"18 KT (750)","Hallmarked":false,"NetWeightG":3.2}}',3,0,1,0,'');
insert into "skus" values ('1801AV01','1801AV01',NULL,1249500,1499500,26,0,NULL,NULL,NULL,NULL);
insert into "skus" values ('2101PK01','2101PK01',NULL,999950,999950,1,0,NULL,NULL,NULL,NULL);
insert into "skus" values ('3301TK01','3301TK01',NULL,2100000,2500000,0,0,NULL,NULL,NULL,NULL);
insert into "skus" values ('7701SV01-12','7701SV01','12',6499900,6999900,4,0,NULL,NULL,NULL,NULL);
insert into "skus" values ('7701SV01-14','7701SV01','14',6649900,7149900,8,1,NULL,NULL,NULL,NULL);
insert into "skus" values ('7701SV01-16','7701SV01','16',6799900,7299900,0,2,NULL,NULL,NULL,NULL);
insert into "customers" values ('H-j4UgKn4apBQq9SovgaQmU7','9879335542','asha@example.com','Asha Rao',1,1795235400000,1795235400000,'en');
insert into "customers" values ('bkCjyrp3an5w3fkE_SZ_JSkF','9586375495','kiran@example.com','Asha Rao',1,1795235400006,1795235400006,'en');
insert into "customers" values ('i7l8c0i8URti_sAGSXhCYV2q','9880118123','asha@example.com','Asha Rao',1,1795235400005,1795235400005,'en');
insert into "customers" values ('ueuD0e3AKIIgRKVg8Fyc4-Mx','9315088893','asha@example.com','Asha Rao',1,1795235400003,1795235400003,'en');
insert into "customers" values ('xCNjbki725aF8NEXxJXTNH1E','9619519898','asha@example.com','Asha Rao',1,1795235400005,1795235400005,'en');
insert into "customer_tokens" values ('3c502f6327766bb55921ba3e267309a76bfbb44b984a8b0a9c906ab205c6938d','bkCjyrp3an5w3fkE_SZ_JSkF',1795235400006,1797827400006,1795235400006);
insert into "customer_tokens" values ('44610d92a67179c32010c2ee5967ecfd173401edcc9f1280822f71de8da0dd46','i7l8c0i8URti_sAGSXhCYV2q',1795235400005,1797827400005,1795235400005);
insert into "customer_tokens" values ('679be5d21dec821b2bbb5654cc5857c8f66f4628f26ef89a7e23e94efee8c903','ueuD0e3AKIIgRKVg8Fyc4-Mx',1795235400003,1797827400003,1795235400003);
insert into "customer_tokens" values ('ce13ca834e37077d87e7a941a071aba2393d4161ba2c088c75933bcd2e4ae98d','xCNjbki725aF8NEXxJXTNH1E',1795235400005,1797827400005,1795235400005);
insert into "customer_tokens" values ('e000d8b6277166c2d152729df7ed5227f9c8a23338b94445cba22b268748f190','H-j4UgKn4apBQq9SovgaQmU7',1795235400000,1797827400000,1795235400000);
insert into "addresses" values ('06831d09-c96d-427a-8989-bbc9293a0816','bkCjyrp3an5w3fkE_SZ_JSkF','{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","Type":"home","GSTIN":""}',1,1795235400006,1795235400006);
insert into "addresses" values ('4e19c21b-0f67-4bbb-a0e6-7c40024f95a2','i7l8c0i8URti_sAGSXhCYV2q','{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","Type":"home","GSTIN":""}',1,1795235400005,1795235400005);
insert into "addresses" values ('5797df67-d375-4132-8a7c-1d867e411b8e','xCNjbki725aF8NEXxJXTNH1E','{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","Type":"home","GSTIN":""}',1,1795235400005,1795235400005);
insert into "addresses" values ('8f824dd2-b2f6-46db-8b17-c3e75eb8c8ef','ueuD0e3AKIIgRKVg8Fyc4-Mx','{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","Type":"home","GSTIN":""}',1,1795235400003,1795235400003);
insert into "addresses" values ('a0136932-e883-419c-891a-bef6f6916b25','H-j4UgKn4apBQq9SovgaQmU7','{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","Type":"home","GSTIN":""}',1,1795235400000,1795235400000);
insert into "baskets" values ('-962qQQ3iYivATtH1xPq6HnQ','xCNjbki725aF8NEXxJXTNH1E',2,1795235400005,1795235400005);
insert into "baskets" values ('-Cg0i6hS9R8gGu03pDsQuS2r','H-j4UgKn4apBQq9SovgaQmU7',2,1795235400000,1795235400000);
insert into "baskets" values ('IH58Ueb6RghEjfXk_WecWFWv','i7l8c0i8URti_sAGSXhCYV2q',2,1795235400005,1795235400005);
insert into "baskets" values ('JsBZ1OPvkA3vRWhpajxCODaK','ueuD0e3AKIIgRKVg8Fyc4-Mx',2,1795235400003,1795235400003);
insert into "baskets" values ('_2gZCqZala-D2FfyHryfP20r','bkCjyrp3an5w3fkE_SZ_JSkF',2,1795235400006,1795235400006);
insert into "basket_lines" values ('NfbZsFe-YexFTqijr8HvRcYm','_2gZCqZala-D2FfyHryfP20r','7701SV01-14',2,6649900,'{"productCode":"7701SV01","title":"Suvarnika Solitaire Ring","brand":"Suvarnika","rootCategory":"Jewellery","category":"Rings","subCategory":"Solitaire","colour":"Gold","sizeName":"14","thumbnail":"/images/thumbnail/7701SV01-1-00000000.webp","slug":"suvarnika-solitaire-ring-7701sv01","mrp":7149900,"gstPercent":3,"engravingTerms":null}',1795235400007,NULL,'');
insert into "basket_lines" values ('Z7cVD6YpUQFRvSSlqAKRst4L','_2gZCqZala-D2FfyHryfP20r','1801AV01',1,1249500,'{"productCode":"1801AV01","title":"Aarvane Ganga Three-Hand Date Watch, Blue Dial","brand":"Aarvane","rootCategory":"Watches","category":"Men''s Watches","subCategory":"Dress","colour":"Blue","sizeName":null,"thumbnail":"/images/thumbnail/1801AV01-1-00000000.webp","slug":"aarvane-ganga-three-hand-date-watch-blue-dial-1801av01","mrp":1499500,"gstPercent":18,"engravingTerms":null}',1795235400006,NULL,'');
insert into "coupons" values ('TEN','{"code":"TEN","terms":"10 % off.","startsAt":1767205800000,"endsAt":1798741800000,"scope":{},"benefit":{"kind":"percent","percent":10,"cap":null},"minimumAmount":0,"signedInOnly":false,"maximumUses":null,"maximumUsesPerCustomer":1,"usedBefore":0}',0,1767205800000,1798741800000,1,0);
insert into "promotion_files" values ('promotions','07138325e85b397e4d01b80c5bf5aa8e7c358db89d9cd7d93de04f4cef69c649',1795235400000,0,0);
insert into "coupon_redemptions" values ('zpoQZMPiThSwWyMFb0g5LRM1','TEN','H-j4UgKn4apBQq9SovgaQmU7','SM-261121-27XHRJ',1795235400000);
insert into "gift_cards" values ('Ki-luj5RuTcRMMfrMh7bXv7O','9314732966489247','572573f73558bd31a0a41b728531d615','d88fa9fd123e816b1e8bde53faa47dc5078d5a7c9eb0a729262dd2884e9427ec',200000,0,1795235400005,1826771400005);
insert into "gift_card_entries" values ('K9zd6q9fUw_9wXmG8athEo2y','Ki-luj5RuTcRMMfrMh7bXv7O','issue',200000,'Ki-luj5RuTcRMMfrMh7bXv7O',1795235400005);
insert into "gift_card_entries" values ('mS6LjUJP4Hsz0LIT9qCigxfK','Ki-luj5RuTcRMMfrMh7bXv7O','spend',-200000,'SM-261121-JHJRKP',1795235400005);
insert into "gift_card_uses" values ('11d03cd98f575246a5dfff1e5defb827b7cc0dd88c466ae7281b6871a33f1543','Ki-luj5RuTcRMMfrMh7bXv7O',1795235400005);
insert into "orders" values ('SM-261121-27XHRJ','uP9fJFSunCBtdHCOhdw4dmrz','H-j4UgKn4apBQq9SovgaQmU7','-Cg0i6hS9R8gGu03pDsQuS2r','cjGHKgF3bRCCtFbFQbf3PE-L','delivered','taken',NULL,'razorpay',1134400,1134400,'{"figures":{"mrpTotal":1499500,"subtotal":1249500,"offerDiscount":0,"couponDiscount":125000,"giftCouponDiscount":0,"shipping":9900,"total":1134400,"giftCardAmount":0,"payable":1134400,"taxes":[{"gstPercent":18,"taxable":961356,"tax":173044}]},"offers":[],"couponCode":"TEN","giftCouponCode":"","giftCards":[],"address":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"billingAddress":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"gstin":"","pan":"","customer":{"name":"Asha Rao","mobile":"9879335542","email":"asha@example.com","language":"en"},"promise":{"earliestDate":"2026-11-23","latestDate":"2026-11-24","deliveryDays":"1-2"},"identityNeeded":false,"gift":{"Wrap":false,"Message":"","HidePrices":false},"basketVersion":1,"testPayment":true}',1795235400000,1795235400000,NULL,'','TEST2627-000001',1795235400000,'',0,1795235400003,'','');
insert into "orders" values ('SM-261121-6AEM95','IdArwUe31gajVVqRmrQ0iARS','bkCjyrp3an5w3fkE_SZ_JSkF','_2gZCqZala-D2FfyHryfP20r','y3FAoOX-E6pWxF6T98ipoTAb','payment-pending','held',1795236000006,'razorpay',1259400,1259400,'{"figures":{"mrpTotal":1499500,"subtotal":1249500,"offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"total":1259400,"giftCardAmount":0,"payable":1259400,"taxes":[{"gstPercent":18,"taxable":1067288,"tax":192112}]},"offers":[],"couponCode":"","giftCouponCode":"","giftCards":[],"address":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"billingAddress":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"gstin":"","pan":"","customer":{"name":"Asha Rao","mobile":"9586375495","email":"kiran@example.com","language":"en"},"promise":{"earliestDate":"2026-11-23","latestDate":"2026-11-24","deliveryDays":"1-2"},"identityNeeded":false,"gift":{"Wrap":false,"Message":"","HidePrices":false},"basketVersion":1,"testPayment":true}',1795235400006,NULL,NULL,'',NULL,NULL,'',0,NULL,'','');
insert into "orders" values ('SM-261121-JHJRKP','T9H_6F1Z7r8dY6UV0OoayeCj','xCNjbki725aF8NEXxJXTNH1E','-962qQQ3iYivATtH1xPq6HnQ','P396y2dmQt4gmPFkPfu5xB6J','confirmed','taken',NULL,'cash-on-delivery',1009850,809850,'{"figures":{"mrpTotal":999950,"subtotal":999950,"offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"total":1009850,"giftCardAmount":200000,"payable":809850,"taxes":[{"gstPercent":18,"taxable":855805,"tax":154045}]},"offers":[],"couponCode":"","giftCouponCode":"","giftCards":[{"id":"Ki-luj5RuTcRMMfrMh7bXv7O","lastDigits":"9247","amount":200000}],"address":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"billingAddress":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"gstin":"","pan":"","customer":{"name":"Asha Rao","mobile":"9619519898","email":"asha@example.com","language":"en"},"promise":{"earliestDate":"2026-11-23","latestDate":"2026-11-24","deliveryDays":"1-2"},"identityNeeded":false,"gift":{"Wrap":false,"Message":"","HidePrices":false},"basketVersion":1,"testPayment":false}',1795235400005,1795235400005,NULL,'','SM2627-000001',1795235400005,'',0,NULL,'','');
insert into "orders" values ('SM-261121-Y6K3XB','M80SRfcvPyjK8NC8D4G5mY1-','i7l8c0i8URti_sAGSXhCYV2q','IH58Ueb6RghEjfXk_WecWFWv','kTQIV94FAOJDERGM1ARfzJK3','cancelled','released',NULL,'razorpay',2508900,2508900,'{"figures":{"mrpTotal":2999000,"subtotal":2499000,"offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"total":2508900,"giftCardAmount":0,"payable":2508900,"taxes":[{"gstPercent":18,"taxable":2126186,"tax":382714}]},"offers":[],"couponCode":"","giftCouponCode":"","giftCards":[],"address":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"billingAddress":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"gstin":"","pan":"","customer":{"name":"Asha Rao","mobile":"9880118123","email":"asha@example.com","language":"en"},"promise":{"earliestDate":"2026-11-23","latestDate":"2026-11-24","deliveryDays":"1-2"},"identityNeeded":false,"gift":{"Wrap":false,"Message":"","HidePrices":false},"basketVersion":1,"testPayment":true}',1795235400005,1795235400005,1795235400006,'customer','TEST2627-000003',1795235400005,'',0,NULL,'','');
insert into "orders" values ('SM-261121-ZTK4BY','9MpM0GfLvx4fvhVJEppACD8_','ueuD0e3AKIIgRKVg8Fyc4-Mx','JsBZ1OPvkA3vRWhpajxCODaK','spN3TtRIhTWKYQMKTbyaIsgV','shipped','taken',NULL,'payu',6659800,6659800,'{"figures":{"mrpTotal":7149900,"subtotal":6649900,"offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"total":6659800,"giftCardAmount":0,"payable":6659800,"taxes":[{"gstPercent":3,"taxable":6465825,"tax":193975}]},"offers":[],"couponCode":"","giftCouponCode":"","giftCards":[],"address":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"billingAddress":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"gstin":"","pan":"","customer":{"name":"Asha Rao","mobile":"9315088893","email":"asha@example.com","language":"en"},"promise":{"earliestDate":"2026-11-23","latestDate":"2026-11-24","deliveryDays":"1-2"},"identityNeeded":true,"gift":{"Wrap":false,"Message":"","HidePrices":false},"basketVersion":1,"testPayment":true}',1795235400003,1795235400003,NULL,'','TEST2627-000002',1795235400003,'',0,NULL,'','');
insert into "order_lines" values ('0lHO9jHBbW_cOLIkMgy08o2i','SM-261121-6AEM95',0,'1801AV01','1801AV01',1,1249500,'{"title":"Aarvane Ganga Three-Hand Date Watch, Blue Dial","brand":"Aarvane","rootCategory":"Watches","category":"Men''s Watches","subCategory":"Dress","returnDays":7,"colour":"Blue","sizeName":null,"thumbnail":"/images/thumbnail/1801AV01-1-00000000.webp","slug":"aarvane-ganga-three-hand-date-watch-blue-dial-1801av01","hsnCode":"9102","gstPercent":18,"unitPrice":1249500,"mrp":1499500,"offerTitle":"","offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"tax":192112,"metal":"","netWeightGrams":null,"huid":"","certificate":"","warrantySnapshot":{"grossWeightGrams":null,"stones":[],"breakup":null,"warranty":null}}',0,0,'aarvane aarvane ganga three-hand date watch, blue dial 1801av01');
insert into "order_lines" values ('E4_D8uc6iBsQilLpq-xytcrO','SM-261121-Y6K3XB',0,'1801AV01','1801AV01',2,2499000,'{"title":"Aarvane Ganga Three-Hand Date Watch, Blue Dial","brand":"Aarvane","rootCategory":"Watches","category":"Men''s Watches","subCategory":"Dress","returnDays":7,"colour":"Blue","sizeName":null,"thumbnail":"/images/thumbnail/1801AV01-1-00000000.webp","slug":"aarvane-ganga-three-hand-date-watch-blue-dial-1801av01","hsnCode":"9102","gstPercent":18,"unitPrice":1249500,"mrp":1499500,"offerTitle":"","offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"tax":382714,"metal":"","netWeightGrams":null,"huid":"","certificate":"","warrantySnapshot":{"grossWeightGrams":null,"stones":[],"breakup":null,"warranty":null}}',2,0,'aarvane aarvane ganga three-hand date watch, blue dial 1801av01');
insert into "order_lines" values ('gLNIefMCdR7KLGFfqVR6uXe4','SM-261121-27XHRJ',0,'1801AV01','1801AV01',1,1124500,'{"title":"Aarvane Ganga Three-Hand Date Watch, Blue Dial","brand":"Aarvane","rootCategory":"Watches","category":"Men''s Watches","subCategory":"Dress","returnDays":7,"colour":"Blue","sizeName":null,"thumbnail":"/images/thumbnail/1801AV01-1-00000000.webp","slug":"aarvane-ganga-three-hand-date-watch-blue-dial-1801av01","hsnCode":"9102","gstPercent":18,"unitPrice":1249500,"mrp":1499500,"offerTitle":"","offerDiscount":0,"couponDiscount":125000,"giftCouponDiscount":0,"shipping":9900,"tax":173044,"metal":"","netWeightGrams":null,"huid":"","certificate":"","warrantySnapshot":{"grossWeightGrams":null,"stones":[],"breakup":null,"warranty":null}}',0,0,'aarvane aarvane ganga three-hand date watch, blue dial 1801av01');
insert into "order_lines" values ('wz23_oGw7YeB8CCyS8_HUQuz','SM-261121-ZTK4BY',0,'7701SV01-14','7701SV01',1,6649900,'{"title":"Suvarnika Solitaire Ring","brand":"Suvarnika","rootCategory":"Jewellery","category":"Rings","subCategory":"Solitaire","returnDays":15,"colour":"Gold","sizeName":"14","thumbnail":"/images/thumbnail/7701SV01-1-00000000.webp","slug":"suvarnika-solitaire-ring-7701sv01","hsnCode":"7113","gstPercent":3,"unitPrice":6649900,"mrp":7149900,"offerTitle":"","offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"tax":193975,"metal":"Yellow Gold 18 KT (750)","netWeightGrams":3.2,"huid":"","certificate":"Diamond grading report","warrantySnapshot":{"grossWeightGrams":null,"stones":[],"breakup":null,"warranty":null,"hallmarked":false}}',0,0,'suvarnika suvarnika solitaire ring 7701sv01');
insert into "order_lines" values ('yV6okmv3sTx5D5mMkfpzsb48','SM-261121-JHJRKP',0,'2101PK01','2101PK01',1,999950,'{"title":"Pathik Field Automatic","brand":"Pathik","rootCategory":"Watches","category":"Men''s Watches","subCategory":"Dress","returnDays":7,"colour":"Blue","sizeName":null,"thumbnail":"/images/thumbnail/2101PK01-1-00000000.webp","slug":"pathik-field-automatic-2101pk01","hsnCode":"9102","gstPercent":18,"unitPrice":999950,"mrp":999950,"offerTitle":"","offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"tax":154045,"metal":"","netWeightGrams":null,"huid":"","certificate":"","warrantySnapshot":{"grossWeightGrams":null,"stones":[],"breakup":null,"warranty":null}}',0,0,'pathik pathik field automatic 2101pk01');
insert into "order_buyers" values ('SM-261121-27XHRJ','asha rao 560001');
insert into "order_buyers" values ('SM-261121-JHJRKP','asha rao 560001');
insert into "order_buyers" values ('SM-261121-Y6K3XB','asha rao 560001');
insert into "order_buyers" values ('SM-261121-ZTK4BY','asha rao 560001');
insert into "stock_entries" values ('8bsBkBxuBhFLi_OEGydqLhOp','7701SV01-14','SM-261121-ZTK4BY','hold',-1,1795235400003,'','','',NULL);
insert into "stock_entries" values ('_BJ5YO_OvMzI-TRlSHcwDef9','1801AV01','SM-261121-6AEM95','hold',-1,1795235400006,'','','',NULL);
insert into "stock_entries" values ('bmQtFWIvqUD7pL8lYXm90dD-','1801AV01','SM-261121-Y6K3XB','release',2,1795235400006,'','','',NULL);
insert into "stock_entries" values ('czyM2ILxQzkIvKGTemZmyRYz','2101PK01','SM-261121-JHJRKP','hold',-1,1795235400005,'','','',NULL);
insert into "stock_entries" values ('gHLT-YQEQ-uVCU7HxwKY0LiW','1801AV01','SM-261121-27XHRJ','hold',-1,1795235400000,'','','',NULL);
insert into "stock_entries" values ('uMgLh2QaEcFKt4FuLb0drOVx','1801AV01','SM-261121-Y6K3XB','hold',-2,1795235400005,'','','',NULL);
insert into "order_events" values ('G6_N82Zn2rkp0HIBvfx4QLjU','SM-261121-Y6K3XB','','cancelled','customer','{"pieces":[{"lineId":"E4_D8uc6iBsQilLpq-xytcrO","quantity":2}],"reference":"cancel:l-PO0sE90kZVKbrkswR9igqr","reason":"changed-mind"}',1795235400006);
insert into "order_events" values ('H72GYIhdhj8hn0uFnCdrAcya','SM-261121-27XHRJ','','shipped','desk:Meera','{"courier":"Blue Dart","awb":"BD123"}',1795235400002);
insert into "order_events" values ('T2_IwAVpaVW3J0zyEWroZsP9','SM-261121-27XHRJ','','delivered','desk:Meera','{}',1795235400003);
insert into "order_events" values ('TuvmelnnJWusr33SJC4bFUt8','SM-261121-ZTK4BY','','packed','desk:Meera','{}',1795235400004);
insert into "order_events" values ('xEW_BahP_1EzzKfoRYvqafWe','SM-261121-27XHRJ','','packed','desk:Meera','{}',1795235400001);
insert into "order_events" values ('zb6o4aaRSlBVpQpF5ISYQ7bh','SM-261121-ZTK4BY','','shipped','desk:Meera','{"courier":"Blue Dart","awb":"BD123"}',1795235400005);
insert into "parcels" values ('FDj5bOPpd63p25iYiuuJVTl8','SM-261121-ZTK4BY','Blue Dart','BD123','',1795235400005,NULL,NULL,NULL);
insert into "parcels" values ('JnP_0HswrOAgCTOmj3JV_WBJ','SM-261121-27XHRJ','Blue Dart','BD123','',1795235400002,1795235400003,NULL,NULL);
insert into "order_refunds" values ('WXDYPexmr2WbJcB4Mg5tqY_e','SM-261121-Y6K3XB','SM-261121-Y6K3XB','cancel:l-PO0sE90kZVKbrkswR9igqr','gateway','nB5MOYP_QTBte465OtUgpVPW',2508900,'waiting','{"name":"razorpay"}',1795235400006,NULL);
insert into "credit_notes" values ('TESTCN2627-00001','SM-261121-Y6K3XB','cancel:l-PO0sE90kZVKbrkswR9igqr',2508900,'{"lines":[{"lineId":"E4_D8uc6iBsQilLpq-xytcrO","quantity":2,"amount":2508900}]}',1795235400006);
insert into "invoice_series" values ('SM2627',1);
insert into "invoice_series" values ('TEST2627',3);
insert into "invoice_series" values ('TESTCN2627',1);
insert into "desk_audit" values ('4TXAuoFkijXMdgMXoMJQydlE',1795235400004,'Meera','AdvanceOrder','pack','SM-261121-ZTK4BY','Success','operator key');
insert into "desk_audit" values ('VXc-blVVS1pZAIiwmV_um-Hs',1795235400005,'Meera','AdvanceOrder','ship','SM-261121-ZTK4BY','Success','operator key');
insert into "desk_audit" values ('doosNICsUfozVBHNHM8sU3hN',1795235400002,'Meera','AdvanceOrder','ship','SM-261121-27XHRJ','Success','operator key');
insert into "desk_audit" values ('o4AJJ9LEHnTML-gyrdpchxHA',1795235400001,'Meera','AdvanceOrder','pack','SM-261121-27XHRJ','Success','operator key');
insert into "desk_audit" values ('wxSux93NRxjGh2zLdlasdRZN',1795235400003,'Meera','AdvanceOrder','deliver','SM-261121-27XHRJ','Success','operator key');
insert into "payment_attempts" values ('P3E3572162FA4094BD9ED112E','order','SM-261121-ZTK4BY','payu',6659800,'captured',1,NULL,'',1795235400003,1795235400003,NULL);
insert into "payment_attempts" values ('PE3128525E8512A128992CABC','order','SM-261121-6AEM95','razorpay',1259400,'created',1,NULL,'',1795235400006,1795235400006,NULL);
insert into "payment_attempts" values ('PE55EAEECA532D0D6DC69C8F9','order','SM-261121-27XHRJ','razorpay',1134400,'captured',1,NULL,'',1795235400000,1795235400000,NULL);
insert into "payment_attempts" values ('PEC4E5865EFC5084ED8BF8E55','order','SM-261121-Y6K3XB','razorpay',2508900,'captured',1,NULL,'',1795235400005,1795235400005,NULL);
insert into "payments" values ('1ZiIjHwtAkKQE5dfNfLIC9mq','PE55EAEECA532D0D6DC69C8F9','order','SM-261121-27XHRJ','razorpay','pay_PE55EAEECA532D0D6DC69C8F9',1134400,'settles','upi',1795235400000);
insert into "payments" values ('fSTdqjEsOMMNoDoC_dISfixh','P3E3572162FA4094BD9ED112E','order','SM-261121-ZTK4BY','payu','pay_P3E3572162FA4094BD9ED112E',6659800,'settles','upi',1795235400003);
insert into "payments" values ('nB5MOYP_QTBte465OtUgpVPW','PEC4E5865EFC5084ED8BF8E55','order','SM-261121-Y6K3XB','razorpay','pay_PEC4E5865EFC5084ED8BF8E55',2508900,'settles','upi',1795235400005);
insert into "refunds" values ('R4837A51F1EF50F7C533E25','nB5MOYP_QTBte465OtUgpVPW','cancel:l-PO0sE90kZVKbrkswR9igqr',2508900,'waiting',NULL,0,0,1795235400006,1795235400006,NULL);
insert into "outbox" values ('0accff7c-bb19-45f5-845b-0ef2dbbb9249','order-confirmed','mail','asha@example.com','Your Samay order SM-261121-JHJRKP is confirmed','Hello Asha Rao,

Thank you for your order SM-261121-JHJRKP of 21 November 2026. It is confirmed.

Please have ₹8,098.50 ready for the courier. You pay on delivery.

Your order
----------

Pathik Field Automatic: ₹9,999.50
  Blue, Quantity 1

Subtotal: ₹9,999.50
Shipping: ₹99
Total: ₹10,098.50
  Inclusive of all taxes
Gift cards: −₹2,000
To pay on delivery: ₹8,098.50

Delivery
--------

It will arrive between Mon 23 Nov and Tue 24 Nov.

Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210

See your order:
http://shop.test/track-order?t=SM-261121-JHJRKP.x_10lIlZNlr3yXJ5QoWG_Y-EqMhXb-bM64OliWnUofw

View in browser:
http://shop.test/displayemail?t=SM-261121-JHJRKP.confirmed..TbkeWXGTFZe4ELx4aUz-KSjbdT2W7p0w0gkLojdiMi4

Samay
http://shop.test
','waiting',0,1795235400005,1795235400005,1795840200005,NULL,'<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-JHJRKP is confirmed</title>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-JHJRKP.confirmed..TbkeWXGTFZe4ELx4aUz-KSjbdT2W7p0w0gkLojdiMi4" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Thank you for your order SM-261121-JHJRKP of 21 November 2026. It is confirmed.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Please have ₹8,098.50 ready for the courier. You pay on delivery.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Your order</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Pathik Field Automatic<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue, Quantity 1</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹9,999.50</td></tr></table>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Subtotal</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹9,999.50</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Shipping</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹99</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;padding-right:16px;text-align:left;overflow-wrap:anywhere">Total<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Inclusive of all taxes</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;text-align:right;white-space:nowrap">₹10,098.50</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Gift cards</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">−₹2,000</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;padding-right:16px;text-align:left;overflow-wrap:anywhere">To pay on delivery</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;text-align:right;white-space:nowrap">₹8,098.50</td></tr></table>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Delivery</h2>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-JHJRKP.x_10lIlZNlr3yXJ5QoWG_Y-EqMhXb-bM64OliWnUofw" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
',0,'','','','');
insert into "outbox" values ('26b0abe7-f7a8-4571-9c85-6b98ce2c6707','order-confirmed','mail','asha@example.com','Your Samay order SM-261121-27XHRJ is confirmed','Hello Asha Rao,

Thank you for your order SM-261121-27XHRJ of 21 November 2026. It is confirmed.

We have received your payment of ₹11,344 by Razorpay.

Test payment: no money is charged and nothing is sent.

Your order
----------

Aarvane Ganga Three-Hand Date Watch, Blue Dial: ₹12,495
  Blue, Quantity 1

Subtotal: ₹12,495
Coupon TEN: −₹1,250
Shipping: ₹99
Total: ₹11,344
  Inclusive of all taxes

Delivery
--------

It will arrive between Mon 23 Nov and Tue 24 Nov.

Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210

See your order:
http://shop.test/track-order?t=SM-261121-27XHRJ.mgD_obI99KITcUbuPO0jPpAgHwidfMQjypkRMLXdcY8

View in browser:
http://shop.test/displayemail?t=SM-261121-27XHRJ.confirmed..Z80qqnc9Jh9PzcHAhE5JNQxFkTIId22NArAqUyBTxWA

Samay
http://shop.test
','waiting',0,1795235400000,1795235400000,1795840200000,NULL,'<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-27XHRJ is confirmed</title>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-27XHRJ.confirmed..Z80qqnc9Jh9PzcHAhE5JNQxFkTIId22NArAqUyBTxWA" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Thank you for your order SM-261121-27XHRJ of 21 November 2026. It is confirmed.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">We have received your payment of ₹11,344 by Razorpay.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Your order</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Aarvane Ganga Three-Hand Date Watch, Blue Dial<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue, Quantity 1</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹12,495</td></tr></table>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Subtotal</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹12,495</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Coupon TEN</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">−₹1,250</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Shipping</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹99</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;padding-right:16px;text-align:left;overflow-wrap:anywhere">Total<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Inclusive of all taxes</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;text-align:right;white-space:nowrap">₹11,344</td></tr></table>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Delivery</h2>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-27XHRJ.mgD_obI99KITcUbuPO0jPpAgHwidfMQjypkRMLXdcY8" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
',0,'','','','');
insert into "outbox" values ('62252456-d173-482e-af07-4906bd6a0cdf','order-confirmed','mail','asha@example.com','Your Samay order SM-261121-Y6K3XB is confirmed','Hello Asha Rao,

Thank you for your order SM-261121-Y6K3XB of 21 November 2026. It is confirmed.

We have received your payment of ₹25,089 by Razorpay.

Test payment: no money is charged and nothing is sent.

Your order
----------

Aarvane Ganga Three-Hand Date Watch, Blue Dial: ₹24,990
  Blue, Quantity 2

Subtotal: ₹24,990
Shipping: ₹99
Total: ₹25,089
  Inclusive of all taxes

Delivery
--------

It will arrive between Mon 23 Nov and Tue 24 Nov.

Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210

See your order:
http://shop.test/track-order?t=SM-261121-Y6K3XB.Hk3ZapDpa0PAXerCesTvfmSV5zVC7_GFh-bMvgxY7FA

View in browser:
http://shop.test/displayemail?t=SM-261121-Y6K3XB.confirmed..JP54ouhez_Rp-UugpHzcpfHeUSJh7Ik0lVc9fUCxOqo

Samay
http://shop.test
','waiting',0,1795235400005,1795235400005,1795840200005,NULL,'<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-Y6K3XB is confirmed</title>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-Y6K3XB.confirmed..JP54ouhez_Rp-UugpHzcpfHeUSJh7Ik0lVc9fUCxOqo" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Thank you for your order SM-261121-Y6K3XB of 21 November 2026. It is confirmed.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">We have received your payment of ₹25,089 by Razorpay.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Your order</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Aarvane Ganga Three-Hand Date Watch, Blue Dial<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue, Quantity 2</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹24,990</td></tr></table>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Subtotal</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹24,990</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Shipping</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹99</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;padding-right:16px;text-align:left;overflow-wrap:anywhere">Total<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Inclusive of all taxes</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;text-align:right;white-space:nowrap">₹25,089</td></tr></table>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Delivery</h2>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-Y6K3XB.Hk3ZapDpa0PAXerCesTvfmSV5zVC7_GFh-bMvgxY7FA" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
',0,'','','','');
insert into "outbox" values ('66abd585-77ff-4d00-a924-9fd2b1855fc5','order-shipped','mail','asha@example.com','Your Samay order SM-261121-27XHRJ is on its way','Hello Asha Rao,

Your order SM-261121-27XHRJ is on its way with Blue Dart, tracking number BD123.

It will arrive between Mon 23 Nov and Tue 24 Nov.

Test payment: no money is charged and nothing is sent.

In the parcel
-------------

Aarvane Ganga Three-Hand Date Watch, Blue Dial: 1 item
  Blue

See your order:
http://shop.test/track-order?t=SM-261121-27XHRJ.mgD_obI99KITcUbuPO0jPpAgHwidfMQjypkRMLXdcY8

View in browser:
http://shop.test/displayemail?t=SM-261121-27XHRJ.shipped..axidCTaUmWPEY5rphtphwNkcqgWMgLTD3SmlGIBlqJ0

Samay
http://shop.test
','waiting',0,1795235400002,1795235400002,1795840200002,NULL,'<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-27XHRJ is on its way</title>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-27XHRJ.shipped..axidCTaUmWPEY5rphtphwNkcqgWMgLTD3SmlGIBlqJ0" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Your order SM-261121-27XHRJ is on its way with Blue Dart, tracking number BD123.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">In the parcel</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Aarvane Ganga Three-Hand Date Watch, Blue Dial<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">1 item</td></tr></table>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-27XHRJ.mgD_obI99KITcUbuPO0jPpAgHwidfMQjypkRMLXdcY8" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
',0,'','','','');
insert into "outbox" values ('7c437aa6-49de-4f37-a751-3452d329dac5','order-delivered','mail','asha@example.com','Your Samay order SM-261121-27XHRJ has been delivered','Hello Asha Rao,

Your order SM-261121-27XHRJ has been delivered. We hope you like it.

Test payment: no money was charged and nothing was sent.

If it is not right for you, you can return it until 28 November 2026.

See your order:
http://shop.test/track-order?t=SM-261121-27XHRJ.mgD_obI99KITcUbuPO0jPpAgHwidfMQjypkRMLXdcY8

Review Aarvane Ganga Three-Hand Date Watch, Blue Dial:
http://shop.test/myaccount/reviews?product=1801AV01

View in browser:
http://shop.test/displayemail?t=SM-261121-27XHRJ.delivered..wF8qXHHt7LTpNIOyZlz_AzMVhsHOpvRFGgVEhs6wSmk

Samay
http://shop.test
','waiting',0,1795235400003,1795235400003,1795840200003,NULL,'<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-27XHRJ has been delivered</title>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-27XHRJ.delivered..wF8qXHHt7LTpNIOyZlz_AzMVhsHOpvRFGgVEhs6wSmk" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Your order SM-261121-27XHRJ has been delivered. We hope you like it.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money was charged and nothing was sent.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">If it is not right for you, you can return it until 28 November 2026.</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-27XHRJ.mgD_obI99KITcUbuPO0jPpAgHwidfMQjypkRMLXdcY8" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
<p style="margin:16px 0 0;font-size:14px"><a class="muted" href="http://shop.test/myaccount/reviews?product=1801AV01" target="_blank" style="color:#6b655b">Review Aarvane Ganga Three-Hand Date Watch, Blue Dial</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
',0,'','','','');
insert into "outbox" values ('828a83b3-315d-4b0b-9bb6-29e7b185640e','order-packed','mail','asha@example.com','Your Samay order SM-261121-ZTK4BY is packed','Hello Asha Rao,

Your order SM-261121-ZTK4BY is packed. Next, we hand it to a courier and let you know once it is on its way. You can no longer change or cancel it.

It will arrive between Mon 23 Nov and Tue 24 Nov.

Please have a photo ID ready.

Test payment: no money is charged and nothing is sent.

In the parcel
-------------

Suvarnika Solitaire Ring: 1 item
  Size 14, Gold

Delivery address:

Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210

See your order:
http://shop.test/track-order?t=SM-261121-ZTK4BY.JcP9FtXFqKBPnmsz69O8yxwJFDpx1F4D0B4Aw5JFUn4

View in browser:
http://shop.test/displayemail?t=SM-261121-ZTK4BY.packed..TGb5Of4dN1FL5esNMuBpksUdPb7IE484b9IzTOTVByQ

Samay
http://shop.test
','waiting',0,1795235400004,1795235400004,1795840200004,NULL,'<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-ZTK4BY is packed</title>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-ZTK4BY.packed..TGb5Of4dN1FL5esNMuBpksUdPb7IE484b9IzTOTVByQ" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Your order SM-261121-ZTK4BY is packed. Next, we hand it to a courier and let you know once it is on its way. You can no longer change or cancel it.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Please have a photo ID ready.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">In the parcel</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Suvarnika Solitaire Ring<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Size 14, Gold</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">1 item</td></tr></table>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Delivery address:</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-ZTK4BY.JcP9FtXFqKBPnmsz69O8yxwJFDpx1F4D0B4Aw5JFUn4" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
',0,'','','','');
insert into "outbox" values ('8629daaa-2760-4bf0-bcb4-4684363596ac','order-shipped','mail','asha@example.com','Your Samay order SM-261121-ZTK4BY is on its way','Hello Asha Rao,

Your order SM-261121-ZTK4BY is on its way with Blue Dart, tracking number BD123.

It will arrive between Mon 23 Nov and Tue 24 Nov.

Please have a photo ID ready.

Test payment: no money is charged and nothing is sent.

In the parcel
-------------

Suvarnika Solitaire Ring: 1 item
  Size 14, Gold

See your order:
http://shop.test/track-order?t=SM-261121-ZTK4BY.JcP9FtXFqKBPnmsz69O8yxwJFDpx1F4D0B4Aw5JFUn4

View in browser:
http://shop.test/displayemail?t=SM-261121-ZTK4BY.shipped..BlcrbHA-USuW5h9BBN9hWdkKIxNwnIoiE-VoR6Ollbk

Samay
http://shop.test
','waiting',0,1795235400005,1795235400005,1795840200005,NULL,'<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-ZTK4BY is on its way</title>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-ZTK4BY.shipped..BlcrbHA-USuW5h9BBN9hWdkKIxNwnIoiE-VoR6Ollbk" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Your order SM-261121-ZTK4BY is on its way with Blue Dart, tracking number BD123.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Please have a photo ID ready.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">In the parcel</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Suvarnika Solitaire Ring<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Size 14, Gold</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">1 item</td></tr></table>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-ZTK4BY.JcP9FtXFqKBPnmsz69O8yxwJFDpx1F4D0B4Aw5JFUn4" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
',0,'','','','');
insert into "outbox" values ('95bf4b9d-e7ea-43db-a1bc-50800737f1d8','order-cancelled','mail','asha@example.com','Your Samay order SM-261121-Y6K3XB has been cancelled','Hello Asha Rao,

As you asked, we have cancelled your order SM-261121-Y6K3XB. There is no fee.

Aarvane Ganga Three-Hand Date Watch, Blue Dial: ₹24,990
  Blue, Quantity 2

We are refunding ₹25,089 to your original payment method (Razorpay). Banks usually take 5 to 7 working days.

Test payment: no money is charged or refunded.

See your order:
http://shop.test/track-order?t=SM-261121-Y6K3XB.Hk3ZapDpa0PAXerCesTvfmSV5zVC7_GFh-bMvgxY7FA

View in browser:
http://shop.test/displayemail?t=SM-261121-Y6K3XB.cancelled.G6_N82Zn2rkp0HIBvfx4QLjU.8i1WrrWhwy0HvJBzumPCHHtq4_BrQhPBIg-PjtAIEls

Samay
http://shop.test
','waiting',0,1795235400006,1795235400006,1795840200006,NULL,'<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-Y6K3XB has been cancelled</title>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-Y6K3XB.cancelled.G6_N82Zn2rkp0HIBvfx4QLjU.8i1WrrWhwy0HvJBzumPCHHtq4_BrQhPBIg-PjtAIEls" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">As you asked, we have cancelled your order SM-261121-Y6K3XB. There is no fee.</p>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Aarvane Ganga Three-Hand Date Watch, Blue Dial<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue, Quantity 2</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹24,990</td></tr></table>
<p style="margin:0 0 16px;overflow-wrap:anywhere">We are refunding ₹25,089 to your original payment method (Razorpay). Banks usually take 5 to 7 working days.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged or refunded.</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-Y6K3XB.Hk3ZapDpa0PAXerCesTvfmSV5zVC7_GFh-bMvgxY7FA" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
',0,'','','','');
insert into "outbox" values ('95e083a7-274a-4b1b-b2ec-02abf2bf3326','order-packed','mail','asha@example.com','Your Samay order SM-261121-27XHRJ is packed','Hello Asha Rao,

Your order SM-261121-27XHRJ is packed. Next, we hand it to a courier and let you know once it is on its way. You can no longer change or cancel it.

It will arrive between Mon 23 Nov and Tue 24 Nov.

Test payment: no money is charged and nothing is sent.

In the parcel
-------------

Aarvane Ganga Three-Hand Date Watch, Blue Dial: 1 item
  Blue

Delivery address:

Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210

See your order:
http://shop.test/track-order?t=SM-261121-27XHRJ.mgD_obI99KITcUbuPO0jPpAgHwidfMQjypkRMLXdcY8

View in browser:
http://shop.test/displayemail?t=SM-261121-27XHRJ.packed..MOBt5VEzxZblBAnCcS61LZgFrzU7eTocxgwjv8Vt47g

Samay
http://shop.test
','waiting',0,1795235400001,1795235400001,1795840200001,NULL,'<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-27XHRJ is packed</title>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-27XHRJ.packed..MOBt5VEzxZblBAnCcS61LZgFrzU7eTocxgwjv8Vt47g" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Your order SM-261121-27XHRJ is packed. Next, we hand it to a courier and let you know once it is on its way. You can no longer change or cancel it.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">In the parcel</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Aarvane Ganga Three-Hand Date Watch, Blue Dial<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">1 item</td></tr></table>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Delivery address:</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-27XHRJ.mgD_obI99KITcUbuPO0jPpAgHwidfMQjypkRMLXdcY8" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
',0,'','','','');
insert into "outbox" values ('d9f3ba96-e6c5-46ab-9f72-9e8c95e37ef1','order-confirmed','mail','asha@example.com','Your Samay order SM-261121-ZTK4BY is confirmed','Hello Asha Rao,

Thank you for your order SM-261121-ZTK4BY of 21 November 2026. It is confirmed.

We have received your payment of ₹66,598 by PayU.

Test payment: no money is charged and nothing is sent.

Your order
----------

Suvarnika Solitaire Ring: ₹66,499
  Size 14, Gold, Quantity 1

Subtotal: ₹66,499
Shipping: ₹99
Total: ₹66,598
  Inclusive of all taxes

Delivery
--------

It will arrive between Mon 23 Nov and Tue 24 Nov. Please have a photo ID ready at delivery.

Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210

See your order:
http://shop.test/track-order?t=SM-261121-ZTK4BY.JcP9FtXFqKBPnmsz69O8yxwJFDpx1F4D0B4Aw5JFUn4

View in browser:
http://shop.test/displayemail?t=SM-261121-ZTK4BY.confirmed..XjCOsT5BpfaPZQjXD_wBB05GxwX0eRnAVm1PjskeLeA

Samay
http://shop.test
','waiting',0,1795235400003,1795235400003,1795840200003,NULL,'<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-ZTK4BY is confirmed</title>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-ZTK4BY.confirmed..XjCOsT5BpfaPZQjXD_wBB05GxwX0eRnAVm1PjskeLeA" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Thank you for your order SM-261121-ZTK4BY of 21 November 2026. It is confirmed.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">We have received your payment of ₹66,598 by PayU.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Your order</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Suvarnika Solitaire Ring<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Size 14, Gold, Quantity 1</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹66,499</td></tr></table>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Subtotal</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹66,499</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Shipping</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹99</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;padding-right:16px;text-align:left;overflow-wrap:anywhere">Total<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Inclusive of all taxes</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;text-align:right;white-space:nowrap">₹66,598</td></tr></table>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Delivery</h2>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov. Please have a photo ID ready at delivery.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-ZTK4BY.JcP9FtXFqKBPnmsz69O8yxwJFDpx1F4D0B4Aw5JFUn4" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
',0,'','','','');
insert into "site_options" values ('CashOnDelivery','on');
insert into "site_options" values ('ClickAndCollect','on');
insert into "site_options" values ('CollectDays','7');
insert into "site_options" values ('CollectReadyHours','2');
insert into "site_options" values ('CorporateCouponCartLimit','25');
insert into "site_options" values ('CorporateSite','off');
insert into "site_options" values ('GiftCouponRequestMinutes','60');
insert into "site_options" values ('GiftOptions','on');
insert into "site_options" values ('GoldExchange','on');
insert into "site_options" values ('HeaderCartCount','on');
insert into "site_options" values ('MaximumCartLines','100');
insert into "site_options" values ('MaximumQuantity','5');
insert into "site_options" values ('MegaMenu','on');
insert into "site_options" values ('Offers','on');
insert into "site_options" values ('OpenCartOnAdd','on');
insert into "site_options" values ('OrderCancel','on');
insert into "site_options" values ('OrderExchange','on');
insert into "site_options" values ('OrderModify','on');
insert into "site_options" values ('OrderReturn','on');
insert into "site_options" values ('SearchMinimumLength','3');
insert into "site_options" values ('ServiceRequests','on');
insert into "site_options" values ('TagManager','on');
insert into "site_options" values ('WebP','off');
insert into "site_options" values ('WhatsAppUpdates','off');
insert into "site_options" values ('Wishlist','off');
insert into "idempotency_keys" values ('AdvanceOrder  ','NQgnkazK-1Bwjj55QjJesrFf','901c93db816f941f6930f54ca22885677dbe2c55377fbfdbda0ab342d424b1a6','SM-261121-27XHRJ',1795235400003);
insert into "idempotency_keys" values ('AdvanceOrder  ','ZKU7cEQHUSIT1Oe07T_WXe6Z','b4eb1f77cc58bd3c2f0b14b3c4d48df4a9306d77fc44e4115740fc8173fd6285','SM-261121-27XHRJ',1795235400001);
insert into "idempotency_keys" values ('AdvanceOrder  ','iWFWTKf1rtV4GzLNPhXzQb9f','2e34d6a7522cf73a345bd62bcf0b2fe146a4727be028facfbab844424a2a2723','SM-261121-27XHRJ',1795235400002);
insert into "idempotency_keys" values ('AdvanceOrder  ','wMPKDgYoUYobqcNlLPyqVQSg','a10bc0feb34218e2cee4784e7a557425e267029541a8939b7b55e1b0f47309b1','SM-261121-ZTK4BY',1795235400004);
insert into "idempotency_keys" values ('AdvanceOrder  ','wd1kcjBdtm4sCK5E0eIVPiTc','573d73a4c3ba7c2e9d4cde068a5a2b909d07707ec87f37386bd002b011d540f0','SM-261121-ZTK4BY',1795235400005);
insert into "idempotency_keys" values ('CancelOrder 30ee903b6b54bc46 i7l8c0i8URti_sAGSXhCYV2q','e3z7YMQMjpfxxlsOgmS0OwJH','265c050ee44e9a823ae715320e9700e27d5d2edc0927b775c7c8b1ee2a3fbc9c','SM-261121-Y6K3XB',1795235400006);
insert into "idempotency_keys" values ('PlaceOrder 2a00389348b86ade bkCjyrp3an5w3fkE_SZ_JSkF','mhybClg2O2gc5dso1QhN8Khb','7453d75fde34880307ab9144e595a52da52698108070e5d6c69cd8e393f73c81','SM-261121-6AEM95',1795235400006);
insert into "idempotency_keys" values ('PlaceOrder 30ee903b6b54bc46 i7l8c0i8URti_sAGSXhCYV2q','CjVcD3Q8cwb-hjWY5W7fcSxa','3e918b8804a86c7d261668218674cbee76d06a2eefb11772702de78891413f67','SM-261121-Y6K3XB',1795235400005);
insert into "idempotency_keys" values ('PlaceOrder 7c13b4cddb1c71d1 H-j4UgKn4apBQq9SovgaQmU7','rHgo3M8ALDiJfzzDTl2i9M6V','755300cbb0707c116ec8c6c9c9658478ef0d94ee308438709c2347cf66ad4e76','SM-261121-27XHRJ',1795235400000);
insert into "idempotency_keys" values ('PlaceOrder 891681ac8eac5324 xCNjbki725aF8NEXxJXTNH1E','H6OzK9lKLLZVF3tjVBH2h4_x','c3aeccd3617409ffbd8c1b8f4a4ba4146b018658772c4ab474af01a925572eca','SM-261121-JHJRKP',1795235400005);
insert into "idempotency_keys" values ('PlaceOrder f082c79809ac71ea ueuD0e3AKIIgRKVg8Fyc4-Mx','QMeriYR4B_D15Wpq-Asm9Phr','360779489fcaaee5332f60b33400cf9aa77f4ac9d6f7c8a4894e776f8adb92ec','SM-261121-ZTK4BY',1795235400003);
insert into "limit_locks" values ('gift-card:wrong:card-daily:0rPPfpd5aTk7F91mSZoKz2yLhDZ8ICWWQ4rgG-75Ilk',1795235400005);
insert into "limit_locks" values ('gift-card:wrong:card:ka_eR6WEt_lnGulFKaF8xuxxZlBgMuMwdx8Mt4aidxw',1795235400005);
insert into "limit_locks" values ('gift-card:wrong:session:ULSbR5BYIBWXDW8O_1fCsfzPx0sHacaQVekmlAWBDMo',1795235400005);
insert into "limit_locks" values ('order-hold:H-j4UgKn4apBQq9SovgaQmU7',1795235400000);
insert into "limit_locks" values ('order-hold:bkCjyrp3an5w3fkE_SZ_JSkF',1795235400006);
insert into "limit_locks" values ('order-hold:i7l8c0i8URti_sAGSXhCYV2q',1795235400005);
insert into "limit_locks" values ('order-hold:ueuD0e3AKIIgRKVg8Fyc4-Mx',1795235400003);
insert into "limit_locks" values ('order-hold:xCNjbki725aF8NEXxJXTNH1E',1795235400005);
insert into "limit_locks" values ('order:placed:Bkuxb5gBIsVuuU0b-NgDIjjhjGJeDWkGB3GajJLR4vM',1795235400000);
insert into "limit_locks" values ('order:placed:ZDaTWGZ9k_GXXAqCtAj4TfJuu9hNJYvWpIucjTn9S7M',1795235400005);
insert into "limit_locks" values ('order:placed:bRjS0EU04DXCfDG9tXl4RXOtVFSI1vzKK4NskiFXzP8',1795235400003);
insert into "limit_locks" values ('order:placed:kYvb9zWi_JyXcObu9yxagXIrZ5j3FEopOF6EMYnx9Y0',1795235400006);
insert into "limit_locks" values ('order:placed:yzwVxO7TTu0vB0yY9ALJlnDfo6LSWHDM6g7uC1PE8fU',1795235400005);
insert into "limit_events" values ('0cd5fc79-5539-4f13-bb9c-5c4efdc8870c','order:placed:Bkuxb5gBIsVuuU0b-NgDIjjhjGJeDWkGB3GajJLR4vM',1795235400000);
insert into "limit_events" values ('3e06a49a-a45e-4eac-8037-fca624cd34e0','order:placed:kYvb9zWi_JyXcObu9yxagXIrZ5j3FEopOF6EMYnx9Y0',1795235400006);
insert into "limit_events" values ('788d7433-efd5-4aa1-838f-ae7a1faaf50a','order:placed:bRjS0EU04DXCfDG9tXl4RXOtVFSI1vzKK4NskiFXzP8',1795235400003);
insert into "limit_events" values ('c9e7afb8-9ccd-4eee-8e6c-8bf47d181d42','order:placed:yzwVxO7TTu0vB0yY9ALJlnDfo6LSWHDM6g7uC1PE8fU',1795235400005);
insert into "limit_events" values ('fbff2ef2-995c-4245-bac6-ddd155de5dc9','order:placed:ZDaTWGZ9k_GXXAqCtAj4TfJuu9hNJYvWpIucjTn9S7M',1795235400005);
insert into "customer_words" values ('asha','H-j4UgKn4apBQq9SovgaQmU7');
insert into "customer_words" values ('asha','bkCjyrp3an5w3fkE_SZ_JSkF');
insert into "customer_words" values ('asha','i7l8c0i8URti_sAGSXhCYV2q');
insert into "customer_words" values ('asha','ueuD0e3AKIIgRKVg8Fyc4-Mx');
insert into "customer_words" values ('asha','xCNjbki725aF8NEXxJXTNH1E');
insert into "customer_words" values ('asha@example.com','H-j4UgKn4apBQq9SovgaQmU7');
insert into "customer_words" values ('asha@example.com','i7l8c0i8URti_sAGSXhCYV2q');
insert into "customer_words" values ('asha@example.com','ueuD0e3AKIIgRKVg8Fyc4-Mx');
insert into "customer_words" values ('asha@example.com','xCNjbki725aF8NEXxJXTNH1E');
insert into "customer_words" values ('kiran@example.com','bkCjyrp3an5w3fkE_SZ_JSkF');
insert into "customer_words" values ('rao','H-j4UgKn4apBQq9SovgaQmU7');
insert into "customer_words" values ('rao','bkCjyrp3an5w3fkE_SZ_JSkF');
insert into "customer_words" values ('rao','i7l8c0i8URti_sAGSXhCYV2q');
insert into "customer_words" values ('rao','ueuD0e3AKIIgRKVg8Fyc4-Mx');
insert into "customer_words" values ('rao','xCNjbki725aF8NEXxJXTNH1E');
