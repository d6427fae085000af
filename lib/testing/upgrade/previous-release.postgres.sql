CREATE TABLE public.addresses (
    guid text NOT NULL COLLATE pg_catalog."C",
    customer_id text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    is_default integer NOT NULL,
    created_at bigint NOT NULL,
    modified_at bigint NOT NULL
);
CREATE TABLE public.answers (
    id text NOT NULL COLLATE pg_catalog."C",
    question_id text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    display_name text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    answered_at bigint NOT NULL,
    moderated_at bigint
);
CREATE TABLE public.appointments (
    reference text NOT NULL COLLATE pg_catalog."C",
    store_code text NOT NULL COLLATE pg_catalog."C",
    store_name text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    part text NOT NULL COLLATE pg_catalog."C",
    service text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    mobile text NOT NULL COLLATE pg_catalog."C",
    note text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    outcome text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    closed_at bigint,
    video_language text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.approvals (
    id text NOT NULL COLLATE pg_catalog."C",
    call text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    summary text NOT NULL COLLATE pg_catalog."C",
    amount bigint,
    request text NOT NULL COLLATE pg_catalog."C",
    request_hash text NOT NULL COLLATE pg_catalog."C",
    requester_id text NOT NULL COLLATE pg_catalog."C",
    requested_by text NOT NULL COLLATE pg_catalog."C",
    requested_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    decided_by text NOT NULL COLLATE pg_catalog."C",
    decided_at bigint NOT NULL,
    note text NOT NULL COLLATE pg_catalog."C",
    outcome text NOT NULL COLLATE pg_catalog."C",
    started_at bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.basket_lines (
    id text NOT NULL COLLATE pg_catalog."C",
    basket_guid text NOT NULL COLLATE pg_catalog."C",
    sku text NOT NULL COLLATE pg_catalog."C",
    quantity integer NOT NULL,
    unit_price bigint NOT NULL,
    snapshot text NOT NULL COLLATE pg_catalog."C",
    added_at bigint NOT NULL,
    offer_id text COLLATE pg_catalog."C",
    engraving text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT basket_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000)))
);
CREATE TABLE public.baskets (
    guid text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    version integer NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL
);
CREATE TABLE public.brands (
    slug text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.catalogue_import_rows (
    import_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    line bigint NOT NULL,
    product text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    change text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.catalogue_imports (
    id text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    begun_by text NOT NULL COLLATE pg_catalog."C",
    begun_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    file_name text NOT NULL COLLATE pg_catalog."C",
    photos_name text NOT NULL COLLATE pg_catalog."C",
    format text NOT NULL COLLATE pg_catalog."C",
    columns text NOT NULL COLLATE pg_catalog."C",
    mapping text NOT NULL COLLATE pg_catalog."C",
    encoding text NOT NULL COLLATE pg_catalog."C",
    notices text NOT NULL COLLATE pg_catalog."C",
    problem text NOT NULL COLLATE pg_catalog."C",
    worker text NOT NULL COLLATE pg_catalog."C",
    file_bytes bigint NOT NULL,
    file_received bigint NOT NULL,
    photos_bytes bigint NOT NULL,
    photos_received bigint NOT NULL,
    set_stock bigint NOT NULL,
    total_rows bigint NOT NULL,
    rows_done bigint NOT NULL,
    added bigint NOT NULL,
    changed bigint NOT NULL,
    unchanged bigint NOT NULL,
    refused bigint NOT NULL,
    beat_at bigint NOT NULL,
    stopping bigint NOT NULL
);
CREATE TABLE public.catalogue_version (
    id integer NOT NULL,
    version bigint NOT NULL,
    imported_at bigint NOT NULL,
    source_hash text NOT NULL COLLATE pg_catalog."C",
    pages_version bigint DEFAULT 0 NOT NULL,
    priced_at bigint DEFAULT 0 NOT NULL,
    origin text DEFAULT 'demo'::text NOT NULL COLLATE pg_catalog."C",
    demo_removed_at bigint DEFAULT 0 NOT NULL,
    repricings integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.categories (
    path text NOT NULL COLLATE pg_catalog."C",
    parent_path text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    intro text NOT NULL COLLATE pg_catalog."C",
    rule text NOT NULL COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    hidden integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.collections (
    order_number text NOT NULL COLLATE pg_catalog."C",
    store_code text NOT NULL COLLATE pg_catalog."C",
    ready_at bigint,
    kept_until bigint,
    reminded_at bigint,
    code_version integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.consents (
    id text NOT NULL COLLATE pg_catalog."C",
    customer_id text NOT NULL COLLATE pg_catalog."C",
    purpose text NOT NULL COLLATE pg_catalog."C",
    granted integer NOT NULL,
    version text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    recipient text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    source text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.coupon_redemptions (
    id text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);
CREATE TABLE public.coupons (
    code text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    starts_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    paused integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.courier_bookings (
    id text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    reference text NOT NULL COLLATE pg_catalog."C",
    request_key text NOT NULL COLLATE pg_catalog."C",
    courier text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    items text NOT NULL COLLATE pg_catalog."C",
    booked_by text NOT NULL COLLATE pg_catalog."C",
    weight_grams integer NOT NULL,
    length_cm integer NOT NULL,
    breadth_cm integer NOT NULL,
    height_cm integer NOT NULL,
    test integer NOT NULL,
    value bigint NOT NULL,
    due bigint NOT NULL,
    created_at bigint NOT NULL,
    courier_order_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    shipment_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    carrier text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    awb text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    tracking_url text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    refusal text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    cancelled_by text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    charge bigint,
    status_at bigint,
    next_try_at bigint,
    cancelled_at bigint,
    status text COLLATE pg_catalog."C",
    parcel_id text COLLATE pg_catalog."C",
    tries integer DEFAULT 0 NOT NULL,
    claimed_until bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.courier_events (
    booking_id text NOT NULL COLLATE pg_catalog."C",
    event_id text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    place text NOT NULL COLLATE pg_catalog."C",
    note text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.credit_notes (
    number text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    reference text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    document text NOT NULL COLLATE pg_catalog."C",
    issued_at bigint NOT NULL
);
CREATE TABLE public.customer_notes (
    id text NOT NULL COLLATE pg_catalog."C",
    customer_id text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    written_by text NOT NULL COLLATE pg_catalog."C",
    written_at bigint NOT NULL
);
CREATE TABLE public.customer_tokens (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    customer_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    last_used_at bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.customer_words (
    word text NOT NULL COLLATE pg_catalog."C",
    customer_id text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.customers (
    id text NOT NULL COLLATE pg_catalog."C",
    mobile text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    status_id integer NOT NULL,
    created_at bigint NOT NULL,
    modified_at bigint NOT NULL,
    language text DEFAULT 'en'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.desk_audit (
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    operator text NOT NULL COLLATE pg_catalog."C",
    call text NOT NULL COLLATE pg_catalog."C",
    step text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    outcome text NOT NULL COLLATE pg_catalog."C",
    credential text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.error_log (
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    api_name text NOT NULL COLLATE pg_catalog."C",
    status_code text NOT NULL COLLATE pg_catalog."C",
    error_code text NOT NULL COLLATE pg_catalog."C",
    description text NOT NULL COLLATE pg_catalog."C",
    request text NOT NULL COLLATE pg_catalog."C",
    response text NOT NULL COLLATE pg_catalog."C",
    type_id integer
);
CREATE TABLE public.gift_card_entries (
    id text NOT NULL COLLATE pg_catalog."C",
    card_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    reference text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);
CREATE TABLE public.gift_card_orders (
    id text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    recipient_name text NOT NULL COLLATE pg_catalog."C",
    recipient_email text NOT NULL COLLATE pg_catalog."C",
    sender_name text NOT NULL COLLATE pg_catalog."C",
    sender_email text NOT NULL COLLATE pg_catalog."C",
    message text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    card_id text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    paid_at bigint,
    sender_mobile text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    language text DEFAULT 'en'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.gift_card_uses (
    session_id text NOT NULL COLLATE pg_catalog."C",
    card_id text NOT NULL COLLATE pg_catalog."C",
    added_at bigint NOT NULL
);
CREATE TABLE public.gift_cards (
    id text NOT NULL COLLATE pg_catalog."C",
    number text NOT NULL COLLATE pg_catalog."C",
    pin_salt text NOT NULL COLLATE pg_catalog."C",
    pin_hash text NOT NULL COLLATE pg_catalog."C",
    initial_amount bigint NOT NULL,
    balance bigint NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    CONSTRAINT gift_cards_balance_check CHECK ((balance >= 0))
);
CREATE TABLE public.gift_coupon_requests (
    id text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C",
    basket_guid text NOT NULL COLLATE pg_catalog."C",
    expires_at bigint NOT NULL
);
CREATE TABLE public.gift_coupons (
    code text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    starts_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    used_at bigint,
    used_by text COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.idempotency_keys (
    scope text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    request_hash text NOT NULL COLLATE pg_catalog."C",
    response text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);
CREATE TABLE public.invitations (
    holder text NOT NULL COLLATE pg_catalog."C",
    code_hash text NOT NULL COLLATE pg_catalog."C",
    expires_at bigint
);
CREATE TABLE public.invoice_series (
    series text NOT NULL COLLATE pg_catalog."C",
    last integer NOT NULL
);
CREATE TABLE public.launch_notices (
    mailbox text NOT NULL COLLATE pg_catalog."C",
    channel text NOT NULL COLLATE pg_catalog."C",
    recipient text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    language text DEFAULT 'en'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.limit_events (
    id text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);
CREATE TABLE public.limit_locks (
    key text NOT NULL COLLATE pg_catalog."C",
    touched_at bigint NOT NULL
);
CREATE TABLE public.line_pieces (
    line_id text NOT NULL COLLATE pg_catalog."C",
    piece integer NOT NULL,
    huid text NOT NULL COLLATE pg_catalog."C",
    serial text NOT NULL COLLATE pg_catalog."C",
    invoiced_huid text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    invoiced_serial text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    marked_at bigint DEFAULT 0 NOT NULL,
    came_back_at bigint
);
CREATE TABLE public.machine_keys (
    id text NOT NULL COLLATE pg_catalog."C",
    key_hash text NOT NULL COLLATE pg_catalog."C",
    hint text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    roles text NOT NULL COLLATE pg_catalog."C",
    calls text NOT NULL COLLATE pg_catalog."C",
    created_by text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    last_used_at bigint DEFAULT 0 NOT NULL,
    issuer_id text COLLATE pg_catalog."C"
);
CREATE TABLE public.metal_rates (
    version integer NOT NULL,
    rates text NOT NULL COLLATE pg_catalog."C",
    from_at bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    in_force text COLLATE pg_catalog."C",
    applied_at bigint,
    changed integer,
    saved_by text NOT NULL COLLATE pg_catalog."C",
    saved_at bigint NOT NULL,
    note text NOT NULL COLLATE pg_catalog."C",
    worker text COLLATE pg_catalog."C",
    worker_until bigint NOT NULL
);
CREATE TABLE public.migrations (
    name text NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.notify_requests (
    id text NOT NULL COLLATE pg_catalog."C",
    sku text NOT NULL COLLATE pg_catalog."C",
    channel text NOT NULL COLLATE pg_catalog."C",
    recipient text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    not_before bigint DEFAULT 0 NOT NULL,
    language text DEFAULT 'en'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.offers (
    id text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    starts_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    paused integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.old_gold_enquiries (
    reference text NOT NULL COLLATE pg_catalog."C",
    metal text NOT NULL COLLATE pg_catalog."C",
    purity text NOT NULL COLLATE pg_catalog."C",
    weight_mg integer NOT NULL,
    pieces integer NOT NULL,
    place text NOT NULL COLLATE pg_catalog."C",
    preference text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    mobile text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    note text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    outcome text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    closed_at bigint
);
CREATE TABLE public.one_time_codes (
    id text NOT NULL COLLATE pg_catalog."C",
    purpose text NOT NULL COLLATE pg_catalog."C",
    recipient text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    code_hash text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    sends integer NOT NULL,
    tries integer NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.order_buyers (
    order_number text NOT NULL COLLATE pg_catalog."C",
    search_text text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.order_events (
    id text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    return_number text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    actor text NOT NULL COLLATE pg_catalog."C",
    facts text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);
CREATE TABLE public.order_lines (
    id text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    sku text NOT NULL COLLATE pg_catalog."C",
    product_code text NOT NULL COLLATE pg_catalog."C",
    quantity integer NOT NULL,
    net bigint NOT NULL,
    document text NOT NULL COLLATE pg_catalog."C",
    cancelled integer DEFAULT 0 NOT NULL,
    returned integer DEFAULT 0 NOT NULL,
    search_text text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.order_notes (
    id text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    written_by text NOT NULL COLLATE pg_catalog."C",
    written_at bigint NOT NULL
);
CREATE TABLE public.order_refunds (
    id text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    paid_order text NOT NULL COLLATE pg_catalog."C",
    reference text NOT NULL COLLATE pg_catalog."C",
    method text NOT NULL COLLATE pg_catalog."C",
    target text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    document text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    done_at bigint
);
CREATE TABLE public.orders (
    number text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    basket_guid text NOT NULL COLLATE pg_catalog."C",
    purchase_id text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    hold text NOT NULL COLLATE pg_catalog."C",
    hold_expires_at bigint,
    payment_method text NOT NULL COLLATE pg_catalog."C",
    total bigint NOT NULL,
    payable bigint NOT NULL,
    document text NOT NULL COLLATE pg_catalog."C",
    placed_at bigint NOT NULL,
    confirmed_at bigint,
    cancelled_at bigint,
    cancel_reason text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    invoice_number text COLLATE pg_catalog."C",
    invoiced_at bigint,
    exchange_of text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    exchange_credit bigint DEFAULT 0 NOT NULL,
    delivered_at bigint,
    placed_by text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    adds_to text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.outbox (
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    channel text NOT NULL COLLATE pg_catalog."C",
    recipient text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    attempts integer NOT NULL,
    next_attempt_at bigint NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    sent_at bigint,
    html text DEFAULT ''::text NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    result text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    details text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    gateway_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    delivery text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.page_drafts (
    slug text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    footer_group text NOT NULL COLLATE pg_catalog."C",
    content text NOT NULL COLLATE pg_catalog."C",
    story text COLLATE pg_catalog."C",
    version integer NOT NULL,
    from_at bigint,
    until_at bigint,
    published_at bigint,
    replaced text COLLATE pg_catalog."C",
    saved_by text NOT NULL COLLATE pg_catalog."C",
    saved_at bigint NOT NULL,
    note text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.page_files (
    slug text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    footer_group text NOT NULL COLLATE pg_catalog."C",
    content text NOT NULL COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    dated_at bigint,
    story text COLLATE pg_catalog."C"
);
CREATE TABLE public.page_pictures (
    file_name text NOT NULL COLLATE pg_catalog."C",
    width integer NOT NULL,
    height integer NOT NULL,
    added_at bigint NOT NULL,
    added_by text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.page_versions (
    slug text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    title text NOT NULL COLLATE pg_catalog."C",
    footer_group text NOT NULL COLLATE pg_catalog."C",
    content text NOT NULL COLLATE pg_catalog."C",
    story text COLLATE pg_catalog."C",
    change text NOT NULL COLLATE pg_catalog."C",
    published_at bigint NOT NULL,
    published_by text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.pages (
    slug text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    footer_group text NOT NULL COLLATE pg_catalog."C",
    content text NOT NULL COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    modified_at bigint NOT NULL,
    dated_at bigint,
    is_saved integer DEFAULT 0 NOT NULL,
    story text COLLATE pg_catalog."C"
);
CREATE TABLE public.parcel_lines (
    parcel_id text NOT NULL COLLATE pg_catalog."C",
    line_id text NOT NULL COLLATE pg_catalog."C",
    quantity integer NOT NULL
);
CREATE TABLE public.parcels (
    id text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    courier text NOT NULL COLLATE pg_catalog."C",
    awb text NOT NULL COLLATE pg_catalog."C",
    tracking_url text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    shipped_at bigint NOT NULL,
    delivered_at bigint,
    out_at bigint,
    returned_at bigint
);
CREATE TABLE public.payment_attempts (
    id text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    subject_id text NOT NULL COLLATE pg_catalog."C",
    gateway text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    test integer NOT NULL,
    gateway_order_id text COLLATE pg_catalog."C",
    failure_reason text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    next_check_at bigint
);
CREATE TABLE public.payment_events (
    gateway text NOT NULL COLLATE pg_catalog."C",
    event_id text NOT NULL COLLATE pg_catalog."C",
    event text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);
CREATE TABLE public.payments (
    id text NOT NULL COLLATE pg_catalog."C",
    attempt_id text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    subject_id text NOT NULL COLLATE pg_catalog."C",
    gateway text NOT NULL COLLATE pg_catalog."C",
    gateway_payment_id text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    purpose text NOT NULL COLLATE pg_catalog."C",
    instrument text NOT NULL COLLATE pg_catalog."C",
    captured_at bigint NOT NULL
);
CREATE TABLE public.photo_features (
    photo text NOT NULL COLLATE pg_catalog."C",
    feature_version integer NOT NULL,
    features text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.price_alerts (
    id text NOT NULL COLLATE pg_catalog."C",
    product_code text NOT NULL COLLATE pg_catalog."C",
    price bigint NOT NULL,
    channel text NOT NULL COLLATE pg_catalog."C",
    recipient text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    not_before bigint DEFAULT 0 NOT NULL,
    language text DEFAULT 'en'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.price_history (
    id text NOT NULL COLLATE pg_catalog."C",
    sku text NOT NULL COLLATE pg_catalog."C",
    price bigint NOT NULL,
    mrp bigint NOT NULL,
    ended_at bigint NOT NULL,
    cause text NOT NULL COLLATE pg_catalog."C",
    changed_by text NOT NULL COLLATE pg_catalog."C",
    note text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.price_marks (
    sku text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    price bigint NOT NULL
);
CREATE TABLE public.products (
    code text NOT NULL COLLATE pg_catalog."C",
    slug text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    modified_at bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    hidden integer DEFAULT 0 NOT NULL,
    search_text text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.promotion_files (
    name text NOT NULL COLLATE pg_catalog."C",
    source_hash text NOT NULL COLLATE pg_catalog."C",
    imported_at bigint NOT NULL,
    operator_since bigint DEFAULT 0 NOT NULL,
    saves bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.questions (
    id text NOT NULL COLLATE pg_catalog."C",
    product_code text NOT NULL COLLATE pg_catalog."C",
    customer_id text NOT NULL COLLATE pg_catalog."C",
    display_name text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    asked_at bigint NOT NULL,
    moderated_at bigint,
    notified_at bigint
);
CREATE TABLE public.rate_prices (
    sku text NOT NULL COLLATE pg_catalog."C",
    product_code text NOT NULL COLLATE pg_catalog."C",
    price bigint NOT NULL,
    mrp bigint NOT NULL,
    regular_price bigint,
    price_before bigint,
    price_changes_at bigint
);
CREATE TABLE public.redirects (
    from_path text NOT NULL COLLATE pg_catalog."C",
    to_path text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.refunds (
    id text NOT NULL COLLATE pg_catalog."C",
    payment_id text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    gateway_refund_id text COLLATE pg_catalog."C",
    tries integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    next_try_at bigint,
    created_at bigint NOT NULL,
    processed_at bigint
);
CREATE TABLE public.reset_tokens (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    customer_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.return_lines (
    id text NOT NULL COLLATE pg_catalog."C",
    return_number text NOT NULL COLLATE pg_catalog."C",
    line_id text NOT NULL COLLATE pg_catalog."C",
    quantity integer NOT NULL,
    reason text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    shipping bigint DEFAULT 0 NOT NULL,
    replacement_sku text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    sellable integer DEFAULT 0 NOT NULL,
    restocked_at bigint
);
CREATE TABLE public.returns (
    number text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    refund_to text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    replacement_order text COLLATE pg_catalog."C",
    requested_at bigint NOT NULL,
    changed_at bigint NOT NULL
);
CREATE TABLE public.reviews (
    id text NOT NULL COLLATE pg_catalog."C",
    product_code text NOT NULL COLLATE pg_catalog."C",
    customer_id text NOT NULL COLLATE pg_catalog."C",
    stars integer NOT NULL,
    title text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    display_name text NOT NULL COLLATE pg_catalog."C",
    photos integer NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    written_at bigint NOT NULL,
    moderated_at bigint
);
CREATE TABLE public.saved_lines (
    id text NOT NULL COLLATE pg_catalog."C",
    basket_guid text NOT NULL COLLATE pg_catalog."C",
    sku text NOT NULL COLLATE pg_catalog."C",
    quantity integer NOT NULL,
    unit_price bigint NOT NULL,
    snapshot text NOT NULL COLLATE pg_catalog."C",
    saved_at bigint NOT NULL,
    engraving text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT saved_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000)))
);
CREATE TABLE public.scheduled_prices (
    id text NOT NULL COLLATE pg_catalog."C",
    sku text NOT NULL COLLATE pg_catalog."C",
    price bigint NOT NULL,
    mrp bigint,
    from_at bigint NOT NULL,
    until_at bigint,
    saved_by text NOT NULL COLLATE pg_catalog."C",
    note text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.search_misses (
    key text NOT NULL COLLATE pg_catalog."C",
    text text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    searches bigint NOT NULL,
    week bigint NOT NULL
);
CREATE TABLE public.search_weeks (
    text text NOT NULL COLLATE pg_catalog."C",
    week bigint NOT NULL,
    searches bigint NOT NULL
);
CREATE TABLE public.search_words (
    phrase text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL
);
CREATE TABLE public.service_events (
    id text NOT NULL COLLATE pg_catalog."C",
    service_number text NOT NULL COLLATE pg_catalog."C",
    move text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    actor text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);
CREATE TABLE public.service_requests (
    number text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    line_id text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    estimate bigint,
    item_received_at bigint,
    requested_at bigint NOT NULL,
    changed_at bigint NOT NULL
);
CREATE TABLE public.settlement_lines (
    gateway text NOT NULL COLLATE pg_catalog."C",
    line_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    entity_id text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    tax bigint NOT NULL,
    net bigint NOT NULL,
    settlement_id text NOT NULL COLLATE pg_catalog."C",
    utr text NOT NULL COLLATE pg_catalog."C",
    settled_at bigint NOT NULL,
    imported_at bigint NOT NULL,
    imported_by text NOT NULL COLLATE pg_catalog."C",
    note text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.settlement_sums (
    gateway text NOT NULL COLLATE pg_catalog."C",
    settlement_id text NOT NULL COLLATE pg_catalog."C",
    utr text NOT NULL COLLATE pg_catalog."C",
    first_at bigint NOT NULL,
    last_at bigint NOT NULL,
    version integer NOT NULL,
    sums text COLLATE pg_catalog."C"
);
CREATE TABLE public.shop_pictures (
    hash text NOT NULL COLLATE pg_catalog."C",
    body bytea NOT NULL
);
CREATE TABLE public.shop_profiles (
    version integer NOT NULL,
    document text NOT NULL COLLATE pg_catalog."C",
    pictures text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    saved_by text NOT NULL COLLATE pg_catalog."C",
    saved_at bigint NOT NULL
);
CREATE TABLE public.site_options (
    option_id text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.skus (
    sku text NOT NULL COLLATE pg_catalog."C",
    product_code text NOT NULL COLLATE pg_catalog."C",
    size_name text COLLATE pg_catalog."C",
    price bigint NOT NULL,
    mrp bigint NOT NULL,
    quantity integer NOT NULL,
    "position" integer NOT NULL,
    regular_price bigint,
    price_before bigint,
    price_changes_at bigint,
    repricing integer
);
CREATE TABLE public.staff_devices (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    staff_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.staff_invitations (
    id text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    invited_by text NOT NULL COLLATE pg_catalog."C",
    invited_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    issuer_id text COLLATE pg_catalog."C"
);
CREATE TABLE public.staff_members (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    password_hash text NOT NULL COLLATE pg_catalog."C",
    totp_secret text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    totp_pending text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    totp_step bigint DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    last_sign_in_at bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.staff_recovery_codes (
    staff_id text NOT NULL COLLATE pg_catalog."C",
    code_hash text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.staff_sessions (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    staff_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    idle_until bigint NOT NULL
);
CREATE TABLE public.staff_tokens (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    staff_id text NOT NULL COLLATE pg_catalog."C",
    tries integer DEFAULT 0 NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.stock_entries (
    id text NOT NULL COLLATE pg_catalog."C",
    sku text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    quantity integer NOT NULL,
    at bigint NOT NULL,
    reason text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    changed_by text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    note text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    quantity_after integer
);
CREATE TABLE public.store_holds (
    order_number text NOT NULL COLLATE pg_catalog."C",
    store_code text NOT NULL COLLATE pg_catalog."C",
    sku text NOT NULL COLLATE pg_catalog."C",
    quantity integer NOT NULL
);
CREATE TABLE public.store_stock (
    store_code text NOT NULL COLLATE pg_catalog."C",
    sku text NOT NULL COLLATE pg_catalog."C",
    quantity integer NOT NULL,
    updated_at bigint NOT NULL,
    CONSTRAINT store_stock_quantity_check CHECK ((quantity > 0))
);
CREATE TABLE public.stores (
    code text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.support_requests (
    reference text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    mobile text NOT NULL COLLATE pg_catalog."C",
    order_number text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);
CREATE TABLE public.survey_answer_values (
    answer_id text NOT NULL COLLATE pg_catalog."C",
    question_id text NOT NULL COLLATE pg_catalog."C",
    choice_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    score integer,
    text text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.survey_answers (
    id text NOT NULL COLLATE pg_catalog."C",
    template_code text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    site text NOT NULL COLLATE pg_catalog."C",
    holder text NOT NULL COLLATE pg_catalog."C",
    order_number text COLLATE pg_catalog."C",
    content_hash text NOT NULL COLLATE pg_catalog."C",
    answered_at bigint NOT NULL
);
CREATE TABLE public.survey_drafts (
    template_code text NOT NULL COLLATE pg_catalog."C",
    holder text NOT NULL COLLATE pg_catalog."C",
    order_number text COLLATE pg_catalog."C",
    answers text NOT NULL COLLATE pg_catalog."C",
    changed_at bigint NOT NULL
);
CREATE TABLE public.survey_templates (
    code text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    document text NOT NULL COLLATE pg_catalog."C",
    is_saved integer NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.uploads (
    id text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    owner_kind text NOT NULL COLLATE pg_catalog."C",
    owner_id text NOT NULL COLLATE pg_catalog."C",
    "position" integer DEFAULT 0 NOT NULL,
    is_public integer DEFAULT 0 NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_at bigint NOT NULL,
    thumbnail bytea NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.visit_consents (
    choice_id text NOT NULL COLLATE pg_catalog."C",
    purpose text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    granted integer NOT NULL,
    version text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);
CREATE TABLE public.visits (
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    session_id text NOT NULL COLLATE pg_catalog."C",
    banner_url text NOT NULL COLLATE pg_catalog."C",
    tracking_code text NOT NULL COLLATE pg_catalog."C",
    device text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.webhook_endpoints (
    name text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL COLLATE pg_catalog."C",
    events text NOT NULL COLLATE pg_catalog."C",
    enabled integer NOT NULL,
    disabled_because text NOT NULL COLLATE pg_catalog."C",
    note text NOT NULL COLLATE pg_catalog."C",
    secret text NOT NULL COLLATE pg_catalog."C",
    secret_version integer NOT NULL,
    previous_secret text NOT NULL COLLATE pg_catalog."C",
    previous_until bigint NOT NULL,
    saved_by text NOT NULL COLLATE pg_catalog."C",
    saved_at bigint NOT NULL
);
CREATE TABLE public.wishlist_items (
    customer_id text NOT NULL COLLATE pg_catalog."C",
    product_code text NOT NULL COLLATE pg_catalog."C",
    sku text NOT NULL COLLATE pg_catalog."C",
    added_at bigint NOT NULL
);
CREATE TABLE public.wishlist_shares (
    share_id text NOT NULL COLLATE pg_catalog."C",
    customer_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);
INSERT INTO public.addresses VALUES ('b7e20f2b-0741-4a37-8980-1cf8a3183435', 'wOPNHdwe9EO5ZuhlWUA5cMoq', '{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","Type":"home","GSTIN":""}', 1, 1795235400000, 1795235400000);
INSERT INTO public.addresses VALUES ('8ba341bb-ca8e-42b1-8920-298cf7b49d98', 'rZwIij5eNagTiwZC_7D9uoGt', '{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","Type":"home","GSTIN":""}', 1, 1795235400003, 1795235400003);
INSERT INTO public.addresses VALUES ('77d0364d-94f4-40c2-96a4-2f6abe6f9e4d', 'SDVaOqyzU86z3fNLC0vZyKU1', '{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","Type":"home","GSTIN":""}', 1, 1795235400005, 1795235400005);
INSERT INTO public.addresses VALUES ('9b054dca-0464-4009-bbe2-f36ca77af9be', 'M17wsjY6UBq7efrxo5vINaPA', '{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","Type":"home","GSTIN":""}', 1, 1795235400005, 1795235400005);
INSERT INTO public.addresses VALUES ('7340161f-7b8f-4ac0-bde2-4750f5dc1a95', '4rtlmbjSi2IfpnkYWRQsyOnd', '{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","Type":"home","GSTIN":""}', 1, 1795235400006, 1795235400006);
INSERT INTO public.basket_lines VALUES ('bvUf3N4m5ejQPpt0Y8UP9VIm', 'uS6XEET5feU4ESTiB2K1TyJd', '1801AV01', 1, 1249500, '{"productCode":"1801AV01","title":"Aarvane Ganga Three-Hand Date Watch, Blue Dial","brand":"Aarvane","rootCategory":"Watches","category":"Men''s Watches","subCategory":"Dress","colour":"Blue","sizeName":null,"thumbnail":"/images/thumbnail/1801AV01-1-00000000.webp","slug":"aarvane-ganga-three-hand-date-watch-blue-dial-1801av01","mrp":1499500,"gstPercent":18,"engravingTerms":null}', 1795235400006, NULL, '');
INSERT INTO public.basket_lines VALUES ('ZcNCwB5AQFEuKKAvsGCoJw83', 'uS6XEET5feU4ESTiB2K1TyJd', '7701SV01-14', 2, 6649900, '{"productCode":"7701SV01","title":"Suvarnika Solitaire Ring","brand":"Suvarnika","rootCategory":"Jewellery","category":"Rings","subCategory":"Solitaire","colour":"Gold","sizeName":"14","thumbnail":"/images/thumbnail/7701SV01-1-00000000.webp","slug":"suvarnika-solitaire-ring-7701sv01","mrp":7149900,"gstPercent":3,"engravingTerms":null}', 1795235400007, NULL, '');
INSERT INTO public.baskets VALUES ('exo9d-HNJe1tqZDxfIr5SYi1', 'wOPNHdwe9EO5ZuhlWUA5cMoq', 2, 1795235400000, 1795235400000);
INSERT INTO public.baskets VALUES ('869XJ1mnvX7Q10mgo5oLu2LT', 'rZwIij5eNagTiwZC_7D9uoGt', 2, 1795235400003, 1795235400003);
INSERT INTO public.baskets VALUES ('Ru9hvJNmmyMKA-Ts9I5I-BZb', 'SDVaOqyzU86z3fNLC0vZyKU1', 2, 1795235400005, 1795235400005);
INSERT INTO public.baskets VALUES ('DPBU64Nfv1JeSRyiuxM7YzKQ', 'M17wsjY6UBq7efrxo5vINaPA', 2, 1795235400005, 1795235400005);
INSERT INTO public.baskets VALUES ('uS6XEET5feU4ESTiB2K1TyJd', '4rtlmbjSi2IfpnkYWRQsyOnd', 2, 1795235400006, 1795235400006);
INSERT INTO public.coupon_redemptions VALUES ('mw8b65txuNqCP3rDqyhWsfZP', 'TEN', 'wOPNHdwe9EO5ZuhlWUA5cMoq', 'SM-261121-M2QZRX', 1795235400000);
INSERT INTO public.coupons VALUES ('TEN', '{"code":"TEN","terms":"10 % off.","startsAt":1767205800000,"endsAt":1798741800000,"scope":{},"benefit":{"kind":"percent","percent":10,"cap":null},"minimumAmount":0,"signedInOnly":false,"maximumUses":null,"maximumUsesPerCustomer":1,"usedBefore":0}', 0, 1767205800000, 1798741800000, 1, 0);
INSERT INTO public.credit_notes VALUES ('TESTCN2627-00001', 'SM-261121-V5NX7N', 'cancel:wGTJIlnlGRlBTNXTl2CtxaDD', 2508900, '{"lines":[{"lineId":"DYm6Oq8Z2GKVRlsj8Sg1rd6k","quantity":2,"amount":2508900}]}', 1795235400006);
INSERT INTO public.customer_tokens VALUES ('db09a8122bcfa14c6845a8aa554ba80e7cc053483fd576421ae142d940cdfc28', 'wOPNHdwe9EO5ZuhlWUA5cMoq', 1795235400000, 1797827400000, 1795235400000);
INSERT INTO public.customer_tokens VALUES ('bd86fc457ab4856e4220a38fe20029b071cf3643c70b5addae10467516f37c74', 'rZwIij5eNagTiwZC_7D9uoGt', 1795235400003, 1797827400003, 1795235400003);
INSERT INTO public.customer_tokens VALUES ('8e1cba5b3c496c474209fcf50c83db52e233f265c40a0ccad846bcd17fe1e0f1', 'SDVaOqyzU86z3fNLC0vZyKU1', 1795235400005, 1797827400005, 1795235400005);
INSERT INTO public.customer_tokens VALUES ('135cb7aeff1cf1d85bf7bc4cd036490bcf2b4ce42b0c80356d2dcbe14c918eef', 'M17wsjY6UBq7efrxo5vINaPA', 1795235400005, 1797827400005, 1795235400005);
INSERT INTO public.customer_tokens VALUES ('d9d7b0fd35534afa8e1cccc1434d173dca90e5c6ee4f01aebac12a937a85bf7d', '4rtlmbjSi2IfpnkYWRQsyOnd', 1795235400006, 1797827400006, 1795235400006);
INSERT INTO public.customer_words VALUES ('asha', 'wOPNHdwe9EO5ZuhlWUA5cMoq');
INSERT INTO public.customer_words VALUES ('rao', 'wOPNHdwe9EO5ZuhlWUA5cMoq');
INSERT INTO public.customer_words VALUES ('asha@example.com', 'wOPNHdwe9EO5ZuhlWUA5cMoq');
INSERT INTO public.customer_words VALUES ('asha', 'rZwIij5eNagTiwZC_7D9uoGt');
INSERT INTO public.customer_words VALUES ('rao', 'rZwIij5eNagTiwZC_7D9uoGt');
INSERT INTO public.customer_words VALUES ('asha@example.com', 'rZwIij5eNagTiwZC_7D9uoGt');
INSERT INTO public.customer_words VALUES ('asha', 'SDVaOqyzU86z3fNLC0vZyKU1');
INSERT INTO public.customer_words VALUES ('rao', 'SDVaOqyzU86z3fNLC0vZyKU1');
INSERT INTO public.customer_words VALUES ('asha@example.com', 'SDVaOqyzU86z3fNLC0vZyKU1');
INSERT INTO public.customer_words VALUES ('asha', 'M17wsjY6UBq7efrxo5vINaPA');
INSERT INTO public.customer_words VALUES ('rao', 'M17wsjY6UBq7efrxo5vINaPA');
INSERT INTO public.customer_words VALUES ('asha@example.com', 'M17wsjY6UBq7efrxo5vINaPA');
INSERT INTO public.customer_words VALUES ('asha', '4rtlmbjSi2IfpnkYWRQsyOnd');
INSERT INTO public.customer_words VALUES ('rao', '4rtlmbjSi2IfpnkYWRQsyOnd');
INSERT INTO public.customer_words VALUES ('kiran@example.com', '4rtlmbjSi2IfpnkYWRQsyOnd');
INSERT INTO public.customers VALUES ('wOPNHdwe9EO5ZuhlWUA5cMoq', '9935002546', 'asha@example.com', 'Asha Rao', 1, 1795235400000, 1795235400000, 'en');
INSERT INTO public.customers VALUES ('rZwIij5eNagTiwZC_7D9uoGt', '9998801572', 'asha@example.com', 'Asha Rao', 1, 1795235400003, 1795235400003, 'en');
INSERT INTO public.customers VALUES ('SDVaOqyzU86z3fNLC0vZyKU1', '9547737156', 'asha@example.com', 'Asha Rao', 1, 1795235400005, 1795235400005, 'en');
INSERT INTO public.customers VALUES ('M17wsjY6UBq7efrxo5vINaPA', '9648581619', 'asha@example.com', 'Asha Rao', 1, 1795235400005, 1795235400005, 'en');
INSERT INTO public.customers VALUES ('4rtlmbjSi2IfpnkYWRQsyOnd', '9785378207', 'kiran@example.com', 'Asha Rao', 1, 1795235400006, 1795235400006, 'en');
INSERT INTO public.desk_audit VALUES ('3YJlk3gd9WAT3Lv1-FFT1cE2', 1795235400001, 'Meera', 'AdvanceOrder', 'pack', 'SM-261121-M2QZRX', 'Success', 'operator key');
INSERT INTO public.desk_audit VALUES ('TIWo7ZmxM-1e3QE5VnUMckig', 1795235400002, 'Meera', 'AdvanceOrder', 'ship', 'SM-261121-M2QZRX', 'Success', 'operator key');
INSERT INTO public.desk_audit VALUES ('V1IAb9LKdSdli4IDn2glwCO4', 1795235400003, 'Meera', 'AdvanceOrder', 'deliver', 'SM-261121-M2QZRX', 'Success', 'operator key');
INSERT INTO public.desk_audit VALUES ('oXnuc324ce-Bh7S4lqXorFgp', 1795235400004, 'Meera', 'AdvanceOrder', 'pack', 'SM-261121-92GAQ5', 'Success', 'operator key');
INSERT INTO public.desk_audit VALUES ('wmWQPN1QVY6cuIgwe-1UEMPA', 1795235400005, 'Meera', 'AdvanceOrder', 'ship', 'SM-261121-92GAQ5', 'Success', 'operator key');
INSERT INTO public.gift_card_entries VALUES ('nSHRr5Dcl2EOAuzQQozSsy3o', 'Ci0zwDU8KPaMSQixEQ0qOuUr', 'issue', 200000, 'Ci0zwDU8KPaMSQixEQ0qOuUr', 1795235400005);
INSERT INTO public.gift_card_entries VALUES ('Ba-DscOZ76w5oBbg7wnAHTtr', 'Ci0zwDU8KPaMSQixEQ0qOuUr', 'spend', -200000, 'SM-261121-RFV5BY', 1795235400005);
INSERT INTO public.gift_card_uses VALUES ('dad561f39f8ad5bdb5d9bef09caf2f1f6c9ef5676cacc0ab1a37978a291e2596', 'Ci0zwDU8KPaMSQixEQ0qOuUr', 1795235400005);
INSERT INTO public.gift_cards VALUES ('Ci0zwDU8KPaMSQixEQ0qOuUr', '9146721204104522', '572573f73558bd31a0a41b728531d615', 'd88fa9fd123e816b1e8bde53faa47dc5078d5a7c9eb0a729262dd2884e9427ec', 200000, 0, 1795235400005, 1826771400005);
INSERT INTO public.idempotency_keys VALUES ('PlaceOrder ebd25ba7e42156fa wOPNHdwe9EO5ZuhlWUA5cMoq', 'ZDHodWkck42aBmyWJtgMBjGy', '5ca4d83c4540949908ed9dc750e9ee04f2064a8445c5ab12ae907c12cd1b39b7', 'SM-261121-M2QZRX', 1795235400000);
INSERT INTO public.idempotency_keys VALUES ('AdvanceOrder  ', 'z36xyEKdO4z_IhLwYkTTu8Dl', '015985a3a4060afda4e75f8bb89a5e1d0b1ea0fe9a073a5fa351445b454ed3cc', 'SM-261121-M2QZRX', 1795235400001);
INSERT INTO public.idempotency_keys VALUES ('AdvanceOrder  ', '4fEfgp3U6MCNEr_f2ls6zjHN', '40439c909a9c4d43b554bc6cd8e80691d47e544d87506ac5cb320d7939adab49', 'SM-261121-M2QZRX', 1795235400002);
INSERT INTO public.idempotency_keys VALUES ('AdvanceOrder  ', '3gFMcjgkW7wLUGtXN5WmEpuI', '381f21158bc4483cf9cfe8c4e5ef64b75d2873e0e9aa921eb60067dd46c1a59c', 'SM-261121-M2QZRX', 1795235400003);
INSERT INTO public.idempotency_keys VALUES ('PlaceOrder 414825577b72e57b rZwIij5eNagTiwZC_7D9uoGt', 'BA3cna46BHqCz_kQumZhVvKN', '6dcd17d29c1adc5916b3326941fa95182bebacd587d327d237cf779cbb3b017b', 'SM-261121-92GAQ5', 1795235400003);
INSERT INTO public.idempotency_keys VALUES ('AdvanceOrder  ', 'CBHA3As2IX1tbgJIz3NhtFwF', '81926e5d6944ecd16e6b805b516d450a1cef8710d12f9b8aca73e16b3e6b7f61', 'SM-261121-92GAQ5', 1795235400004);
INSERT INTO public.idempotency_keys VALUES ('AdvanceOrder  ', 'y9ZbPDbBZAD7lSYVdPBChBVA', 'd2f9b825776bf64fee6cd93e7f9d3fc1ad1c9637da0e51805697e39ae528f885', 'SM-261121-92GAQ5', 1795235400005);
INSERT INTO public.idempotency_keys VALUES ('PlaceOrder 39ad0adbb52217bc SDVaOqyzU86z3fNLC0vZyKU1', 'VeI18F6qQthGNENk7Ix83inh', '15d9773193a65278ff4e566d98cf79919f0c33ce6e8a2022760bb0fdf981073d', 'SM-261121-RFV5BY', 1795235400005);
INSERT INTO public.idempotency_keys VALUES ('PlaceOrder 8ae467642bca2ce5 M17wsjY6UBq7efrxo5vINaPA', '-8XKIt-L13eCpWBOQEwuLggO', '1b84ea371ad09341853c4bcf415c416bf34a8fb0ea7a09863d1fe761fc69d2fd', 'SM-261121-V5NX7N', 1795235400005);
INSERT INTO public.idempotency_keys VALUES ('CancelOrder 8ae467642bca2ce5 M17wsjY6UBq7efrxo5vINaPA', 'f03BKFdpqkls0cvKTvGHQL6S', '6fb2cb7d0ab65c6baced88944f6fdb25f44297db431a1ae692cac2fc37ad6e25', 'SM-261121-V5NX7N', 1795235400006);
INSERT INTO public.idempotency_keys VALUES ('PlaceOrder b2ec495a59a49f68 4rtlmbjSi2IfpnkYWRQsyOnd', 'nt20J206xTbmaRQUdRUxBvil', '7363d4483ef0c7586a0b194c9dfc8e4f31e95a1cfa22b0542465ec213ddc77fc', 'SM-261121-XT4GCR', 1795235400006);
INSERT INTO public.invoice_series VALUES ('SM2627', 1);
INSERT INTO public.invoice_series VALUES ('TEST2627', 3);
INSERT INTO public.invoice_series VALUES ('TESTCN2627', 1);
INSERT INTO public.limit_events VALUES ('05426db8-1c1c-4aeb-8c2a-d5f1062789b3', 'order:placed:PX1rEzT6BQHvZEqPa8D6Bpi0HS5ge7EdHZEQ0FYGY0s', 1795235400000);
INSERT INTO public.limit_events VALUES ('04e109f7-ddb4-4088-944c-34759e74f089', 'order:placed:EzntaCbdeb_OQdjMv7tlIsZkNYevaV-l2wUlDHak-2c', 1795235400003);
INSERT INTO public.limit_events VALUES ('f3a252f4-75d3-4efc-884c-db0a2ae74191', 'order:placed:XywPHzYBgIslD4YWGkKlX_qAFhQQQgztMwoC4LkAFA4', 1795235400005);
INSERT INTO public.limit_events VALUES ('b51e76b3-bd63-4a44-a53c-9b928ae7ca78', 'order:placed:al8CEqXanHDexUPXKi1TC8h6y_VRM4aQuRo1mAh7MjY', 1795235400005);
INSERT INTO public.limit_events VALUES ('2a3a55c9-3823-40e2-b374-55d691904ec6', 'order:placed:jywTZ15RrMKRJP6kxK9kiNon3qnaBWZejY9nbK_S3Vc', 1795235400006);
INSERT INTO public.limit_locks VALUES ('order:placed:PX1rEzT6BQHvZEqPa8D6Bpi0HS5ge7EdHZEQ0FYGY0s', 1795235400000);
INSERT INTO public.limit_locks VALUES ('order-hold:wOPNHdwe9EO5ZuhlWUA5cMoq', 1795235400000);
INSERT INTO public.limit_locks VALUES ('order:placed:EzntaCbdeb_OQdjMv7tlIsZkNYevaV-l2wUlDHak-2c', 1795235400003);
INSERT INTO public.limit_locks VALUES ('order-hold:rZwIij5eNagTiwZC_7D9uoGt', 1795235400003);
INSERT INTO public.limit_locks VALUES ('gift-card:wrong:card-daily:wbhDUwpThCmpcbpkc2Md9yYAVHguCJkr0_NltdrJHPA', 1795235400005);
INSERT INTO public.limit_locks VALUES ('gift-card:wrong:card:o-nBKpRN3nXfo_mzWcI7geoEgVL8N-KUklZOC6R_Ntk', 1795235400005);
INSERT INTO public.limit_locks VALUES ('gift-card:wrong:session:0VcrGMOoHkbfxIDxSbaXwYvL_Jkx8vTNJihkSETYKtQ', 1795235400005);
INSERT INTO public.limit_locks VALUES ('order:placed:XywPHzYBgIslD4YWGkKlX_qAFhQQQgztMwoC4LkAFA4', 1795235400005);
INSERT INTO public.limit_locks VALUES ('order-hold:SDVaOqyzU86z3fNLC0vZyKU1', 1795235400005);
INSERT INTO public.limit_locks VALUES ('order:placed:al8CEqXanHDexUPXKi1TC8h6y_VRM4aQuRo1mAh7MjY', 1795235400005);
INSERT INTO public.limit_locks VALUES ('order-hold:M17wsjY6UBq7efrxo5vINaPA', 1795235400005);
INSERT INTO public.limit_locks VALUES ('order:placed:jywTZ15RrMKRJP6kxK9kiNon3qnaBWZejY9nbK_S3Vc', 1795235400006);
INSERT INTO public.limit_locks VALUES ('order-hold:4rtlmbjSi2IfpnkYWRQsyOnd', 1795235400006);
INSERT INTO public.migrations VALUES ('baseline-1-catalogue', 1795813826129);
INSERT INTO public.migrations VALUES ('baseline-2-customers', 1795813826897);
INSERT INTO public.migrations VALUES ('baseline-3-cart', 1795813827749);
INSERT INTO public.migrations VALUES ('baseline-4-orders', 1795813828868);
INSERT INTO public.migrations VALUES ('baseline-5-payments', 1795813829100);
INSERT INTO public.migrations VALUES ('baseline-6-community', 1795813829523);
INSERT INTO public.migrations VALUES ('baseline-7-messages', 1795813829736);
INSERT INTO public.migrations VALUES ('baseline-8-service', 1795813829947);
INSERT INTO public.migrations VALUES ('001-saved-lines', 1795813830009);
INSERT INTO public.migrations VALUES ('002-lines-by-product', 1795813830029);
INSERT INTO public.migrations VALUES ('003-price-alerts', 1795813830214);
INSERT INTO public.migrations VALUES ('004-stories', 1795813830220);
INSERT INTO public.migrations VALUES ('005-engravings', 1795813830330);
INSERT INTO public.migrations VALUES ('006-prices', 1795813830488);
INSERT INTO public.migrations VALUES ('007-stock-ledger', 1795813830553);
INSERT INTO public.migrations VALUES ('008-shop-profiles', 1795813830614);
INSERT INTO public.migrations VALUES ('009-service-requests', 1795813830811);
INSERT INTO public.migrations VALUES ('010-old-gold', 1795813830903);
INSERT INTO public.migrations VALUES ('011-video-calls', 1795813830936);
INSERT INTO public.migrations VALUES ('012-standard-names', 1795813831010);
INSERT INTO public.migrations VALUES ('013-collections', 1795813831184);
INSERT INTO public.migrations VALUES ('015-demo-removed', 1795813831189);
INSERT INTO public.migrations VALUES ('016-metal-rates', 1795813831352);
INSERT INTO public.migrations VALUES ('018-webhooks-and-reports', 1795813831541);
INSERT INTO public.migrations VALUES ('014-whatsapp', 1795813831755);
INSERT INTO public.migrations VALUES ('022-order-refunds', 1795813831871);
INSERT INTO public.migrations VALUES ('021-operator-catalogue', 1795813831946);
INSERT INTO public.migrations VALUES ('017-customers-at-the-desk', 1795813832214);
INSERT INTO public.migrations VALUES ('025-staff', 1795813832634);
INSERT INTO public.migrations VALUES ('026-approvals', 1795813832776);
INSERT INTO public.migrations VALUES ('023-operator-promotions', 1795813832879);
INSERT INTO public.migrations VALUES ('024-page-drafts', 1795813833038);
INSERT INTO public.migrations VALUES ('019-phone-orders', 1795813833128);
INSERT INTO public.migrations VALUES ('020-part-shipments', 1795813833275);
INSERT INTO public.migrations VALUES ('030-approval-runs', 1795813833287);
INSERT INTO public.migrations VALUES ('031-staff-ties', 1795813833379);
INSERT INTO public.migrations VALUES ('032-price-marks', 1795813833391);
INSERT INTO public.migrations VALUES ('027-settlements', 1795813833493);
INSERT INTO public.migrations VALUES ('035-catalogue-imports', 1795813833503);
INSERT INTO public.migrations VALUES ('037-page-versions', 1795813833508);
INSERT INTO public.migrations VALUES ('038-page-pictures', 1795813833589);
INSERT INTO public.migrations VALUES ('039-desk-lists', 1795813833674);
INSERT INTO public.migrations VALUES ('041-settlements-by-number', 1795813833680);
INSERT INTO public.migrations VALUES ('042-redirects-by-target', 1795813833683);
INSERT INTO public.migrations VALUES ('040-courier-bookings', 1795813833870);
INSERT INTO public.migrations VALUES ('043-settlement-sums', 1795813833982);
INSERT INTO public.migrations VALUES ('044-languages', 1795813834037);
INSERT INTO public.order_buyers VALUES ('SM-261121-M2QZRX', 'asha rao 560001');
INSERT INTO public.order_buyers VALUES ('SM-261121-92GAQ5', 'asha rao 560001');
INSERT INTO public.order_buyers VALUES ('SM-261121-RFV5BY', 'asha rao 560001');
INSERT INTO public.order_buyers VALUES ('SM-261121-V5NX7N', 'asha rao 560001');
INSERT INTO public.order_events VALUES ('NwxcOKz0la68CkO9LLGqlZbP', 'SM-261121-M2QZRX', '', 'packed', 'desk:Meera', '{}', 1795235400001);
INSERT INTO public.order_events VALUES ('YViB3ltyPPZwmXUFG8r9HNKg', 'SM-261121-M2QZRX', '', 'shipped', 'desk:Meera', '{"courier":"Blue Dart","awb":"BD123"}', 1795235400002);
INSERT INTO public.order_events VALUES ('sO9CkR33DR_9G0ETGU86rZ-Y', 'SM-261121-M2QZRX', '', 'delivered', 'desk:Meera', '{}', 1795235400003);
INSERT INTO public.order_events VALUES ('3wxnKqUrKbGBaP7li5qkMmL0', 'SM-261121-92GAQ5', '', 'packed', 'desk:Meera', '{}', 1795235400004);
INSERT INTO public.order_events VALUES ('m27-HfSouJtWrdL0CMKLXdEL', 'SM-261121-92GAQ5', '', 'shipped', 'desk:Meera', '{"courier":"Blue Dart","awb":"BD123"}', 1795235400005);
INSERT INTO public.order_events VALUES ('gxejvHTIfEOG8QC9JJoATs7p', 'SM-261121-V5NX7N', '', 'cancelled', 'customer', '{"pieces":[{"lineId":"DYm6Oq8Z2GKVRlsj8Sg1rd6k","quantity":2}],"reference":"cancel:wGTJIlnlGRlBTNXTl2CtxaDD","reason":"changed-mind"}', 1795235400006);
INSERT INTO public.order_lines VALUES ('DPkA8T1clw42fuDdkGw7mpfe', 'SM-261121-M2QZRX', 0, '1801AV01', '1801AV01', 1, 1124500, '{"title":"Aarvane Ganga Three-Hand Date Watch, Blue Dial","brand":"Aarvane","rootCategory":"Watches","category":"Men''s Watches","subCategory":"Dress","returnDays":7,"colour":"Blue","sizeName":null,"thumbnail":"/images/thumbnail/1801AV01-1-00000000.webp","slug":"aarvane-ganga-three-hand-date-watch-blue-dial-1801av01","hsnCode":"9102","gstPercent":18,"unitPrice":1249500,"mrp":1499500,"offerTitle":"","offerDiscount":0,"couponDiscount":125000,"giftCouponDiscount":0,"shipping":9900,"tax":173044,"metal":"","netWeightGrams":null,"huid":"","certificate":"","warrantySnapshot":{"grossWeightGrams":null,"stones":[],"breakup":null,"warranty":null}}', 0, 0, 'aarvane aarvane ganga three-hand date watch, blue dial 1801av01');
INSERT INTO public.order_lines VALUES ('9Ta2b7SfJKWTFE5d1YhMyVQa', 'SM-261121-92GAQ5', 0, '7701SV01-14', '7701SV01', 1, 6649900, '{"title":"Suvarnika Solitaire Ring","brand":"Suvarnika","rootCategory":"Jewellery","category":"Rings","subCategory":"Solitaire","returnDays":15,"colour":"Gold","sizeName":"14","thumbnail":"/images/thumbnail/7701SV01-1-00000000.webp","slug":"suvarnika-solitaire-ring-7701sv01","hsnCode":"7113","gstPercent":3,"unitPrice":6649900,"mrp":7149900,"offerTitle":"","offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"tax":193975,"metal":"Yellow Gold 18 KT (750)","netWeightGrams":3.2,"huid":"","certificate":"Diamond grading report","warrantySnapshot":{"grossWeightGrams":null,"stones":[],"breakup":null,"warranty":null,"hallmarked":false}}', 0, 0, 'suvarnika suvarnika solitaire ring 7701sv01');
INSERT INTO public.order_lines VALUES ('GH_YsNNWwF9dnyK0fDY5vx0h', 'SM-261121-RFV5BY', 0, '2101PK01', '2101PK01', 1, 999950, '{"title":"Pathik Field Automatic","brand":"Pathik","rootCategory":"Watches","category":"Men''s Watches","subCategory":"Dress","returnDays":7,"colour":"Blue","sizeName":null,"thumbnail":"/images/thumbnail/2101PK01-1-00000000.webp","slug":"pathik-field-automatic-2101pk01","hsnCode":"9102","gstPercent":18,"unitPrice":999950,"mrp":999950,"offerTitle":"","offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"tax":154045,"metal":"","netWeightGrams":null,"huid":"","certificate":"","warrantySnapshot":{"grossWeightGrams":null,"stones":[],"breakup":null,"warranty":null}}', 0, 0, 'pathik pathik field automatic 2101pk01');
INSERT INTO public.order_lines VALUES ('DYm6Oq8Z2GKVRlsj8Sg1rd6k', 'SM-261121-V5NX7N', 0, '1801AV01', '1801AV01', 2, 2499000, '{"title":"Aarvane Ganga Three-Hand Date Watch, Blue Dial","brand":"Aarvane","rootCategory":"Watches","category":"Men''s Watches","subCategory":"Dress","returnDays":7,"colour":"Blue","sizeName":null,"thumbnail":"/images/thumbnail/1801AV01-1-00000000.webp","slug":"aarvane-ganga-three-hand-date-watch-blue-dial-1801av01","hsnCode":"9102","gstPercent":18,"unitPrice":1249500,"mrp":1499500,"offerTitle":"","offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"tax":382714,"metal":"","netWeightGrams":null,"huid":"","certificate":"","warrantySnapshot":{"grossWeightGrams":null,"stones":[],"breakup":null,"warranty":null}}', 2, 0, 'aarvane aarvane ganga three-hand date watch, blue dial 1801av01');
INSERT INTO public.order_lines VALUES ('qfneND4ZjOMDgpgyCBemnL1-', 'SM-261121-XT4GCR', 0, '1801AV01', '1801AV01', 1, 1249500, '{"title":"Aarvane Ganga Three-Hand Date Watch, Blue Dial","brand":"Aarvane","rootCategory":"Watches","category":"Men''s Watches","subCategory":"Dress","returnDays":7,"colour":"Blue","sizeName":null,"thumbnail":"/images/thumbnail/1801AV01-1-00000000.webp","slug":"aarvane-ganga-three-hand-date-watch-blue-dial-1801av01","hsnCode":"9102","gstPercent":18,"unitPrice":1249500,"mrp":1499500,"offerTitle":"","offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"tax":192112,"metal":"","netWeightGrams":null,"huid":"","certificate":"","warrantySnapshot":{"grossWeightGrams":null,"stones":[],"breakup":null,"warranty":null}}', 0, 0, 'aarvane aarvane ganga three-hand date watch, blue dial 1801av01');
INSERT INTO public.order_refunds VALUES ('AygatCKjbI-o_NvWpN8Ozx7H', 'SM-261121-V5NX7N', 'SM-261121-V5NX7N', 'cancel:wGTJIlnlGRlBTNXTl2CtxaDD', 'gateway', 'j5b0-htPGJm6QJD1N4-Dj82p', 2508900, 'waiting', '{"name":"razorpay"}', 1795235400006, NULL);
INSERT INTO public.orders VALUES ('SM-261121-M2QZRX', 'N6P5VjGtP6rLXlkplt8Cp0n_', 'wOPNHdwe9EO5ZuhlWUA5cMoq', 'exo9d-HNJe1tqZDxfIr5SYi1', 'puKSCx1drbLhsNwDexMHLM6_', 'delivered', 'taken', NULL, 'razorpay', 1134400, 1134400, '{"figures":{"mrpTotal":1499500,"subtotal":1249500,"offerDiscount":0,"couponDiscount":125000,"giftCouponDiscount":0,"shipping":9900,"total":1134400,"giftCardAmount":0,"payable":1134400,"taxes":[{"gstPercent":18,"taxable":961356,"tax":173044}]},"offers":[],"couponCode":"TEN","giftCouponCode":"","giftCards":[],"address":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"billingAddress":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"gstin":"","pan":"","customer":{"name":"Asha Rao","mobile":"9935002546","email":"asha@example.com","language":"en"},"promise":{"earliestDate":"2026-11-23","latestDate":"2026-11-24","deliveryDays":"1-2"},"identityNeeded":false,"gift":{"Wrap":false,"Message":"","HidePrices":false},"basketVersion":1,"testPayment":true}', 1795235400000, 1795235400000, NULL, '', 'TEST2627-000001', 1795235400000, '', 0, 1795235400003, '', '');
INSERT INTO public.orders VALUES ('SM-261121-92GAQ5', '78Zwnn_f-NVXO4041JLyl2mq', 'rZwIij5eNagTiwZC_7D9uoGt', '869XJ1mnvX7Q10mgo5oLu2LT', 'NxCj-4ib-zR19sKMXkc1ihjZ', 'shipped', 'taken', NULL, 'payu', 6659800, 6659800, '{"figures":{"mrpTotal":7149900,"subtotal":6649900,"offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"total":6659800,"giftCardAmount":0,"payable":6659800,"taxes":[{"gstPercent":3,"taxable":6465825,"tax":193975}]},"offers":[],"couponCode":"","giftCouponCode":"","giftCards":[],"address":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"billingAddress":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"gstin":"","pan":"","customer":{"name":"Asha Rao","mobile":"9998801572","email":"asha@example.com","language":"en"},"promise":{"earliestDate":"2026-11-23","latestDate":"2026-11-24","deliveryDays":"1-2"},"identityNeeded":true,"gift":{"Wrap":false,"Message":"","HidePrices":false},"basketVersion":1,"testPayment":true}', 1795235400003, 1795235400003, NULL, '', 'TEST2627-000002', 1795235400003, '', 0, NULL, '', '');
INSERT INTO public.orders VALUES ('SM-261121-RFV5BY', '4JP4DpQteicgzd13gRdSQ3OO', 'SDVaOqyzU86z3fNLC0vZyKU1', 'Ru9hvJNmmyMKA-Ts9I5I-BZb', 'ncNHnxQwcaCX6MXjH135niBu', 'confirmed', 'taken', NULL, 'cash-on-delivery', 1009850, 809850, '{"figures":{"mrpTotal":999950,"subtotal":999950,"offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"total":1009850,"giftCardAmount":200000,"payable":809850,"taxes":[{"gstPercent":18,"taxable":855805,"tax":154045}]},"offers":[],"couponCode":"","giftCouponCode":"","giftCards":[{"id":"Ci0zwDU8KPaMSQixEQ0qOuUr","lastDigits":"4522","amount":200000}],"address":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"billingAddress":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"gstin":"","pan":"","customer":{"name":"Asha Rao","mobile":"9547737156","email":"asha@example.com","language":"en"},"promise":{"earliestDate":"2026-11-23","latestDate":"2026-11-24","deliveryDays":"1-2"},"identityNeeded":false,"gift":{"Wrap":false,"Message":"","HidePrices":false},"basketVersion":1,"testPayment":false}', 1795235400005, 1795235400005, NULL, '', 'SM2627-000001', 1795235400005, '', 0, NULL, '', '');
INSERT INTO public.orders VALUES ('SM-261121-V5NX7N', 'rvzyydhGWE9b8-jZSWw_qhXj', 'M17wsjY6UBq7efrxo5vINaPA', 'DPBU64Nfv1JeSRyiuxM7YzKQ', 'd4pysl-86tAK02b_ABiOilLM', 'cancelled', 'released', NULL, 'razorpay', 2508900, 2508900, '{"figures":{"mrpTotal":2999000,"subtotal":2499000,"offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"total":2508900,"giftCardAmount":0,"payable":2508900,"taxes":[{"gstPercent":18,"taxable":2126186,"tax":382714}]},"offers":[],"couponCode":"","giftCouponCode":"","giftCards":[],"address":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"billingAddress":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"gstin":"","pan":"","customer":{"name":"Asha Rao","mobile":"9648581619","email":"asha@example.com","language":"en"},"promise":{"earliestDate":"2026-11-23","latestDate":"2026-11-24","deliveryDays":"1-2"},"identityNeeded":false,"gift":{"Wrap":false,"Message":"","HidePrices":false},"basketVersion":1,"testPayment":true}', 1795235400005, 1795235400005, 1795235400006, 'customer', 'TEST2627-000003', 1795235400005, '', 0, NULL, '', '');
INSERT INTO public.orders VALUES ('SM-261121-XT4GCR', '1YGZOFvpdRdwP8RXjABguIJi', '4rtlmbjSi2IfpnkYWRQsyOnd', 'uS6XEET5feU4ESTiB2K1TyJd', 'Rwxq6RoHPc5Jy4_8qeOVfrGs', 'payment-pending', 'held', 1795236000006, 'razorpay', 1259400, 1259400, '{"figures":{"mrpTotal":1499500,"subtotal":1249500,"offerDiscount":0,"couponDiscount":0,"giftCouponDiscount":0,"shipping":9900,"total":1259400,"giftCardAmount":0,"payable":1259400,"taxes":[{"gstPercent":18,"taxable":1067288,"tax":192112}]},"offers":[],"couponCode":"","giftCouponCode":"","giftCards":[],"address":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"billingAddress":{"FullName":"Asha Rao","Mobile":"9876543210","AlternateMobile":"","Pincode":"560001","AddressLine1":"12 Church Street","AddressLine2":"","Landmark":"","City":"Bengaluru","StateCode":"29","Country":"IN","GSTIN":"","State":"Karnataka"},"gstin":"","pan":"","customer":{"name":"Asha Rao","mobile":"9785378207","email":"kiran@example.com","language":"en"},"promise":{"earliestDate":"2026-11-23","latestDate":"2026-11-24","deliveryDays":"1-2"},"identityNeeded":false,"gift":{"Wrap":false,"Message":"","HidePrices":false},"basketVersion":1,"testPayment":true}', 1795235400006, NULL, NULL, '', NULL, NULL, '', 0, NULL, '', '');
INSERT INTO public.outbox VALUES ('020a84c1-1a59-4163-b998-2f9e5e2b688a', 'order-confirmed', 'mail', 'asha@example.com', 'Your Samay order SM-261121-M2QZRX is confirmed', 'Hello Asha Rao,
Thank you for your order SM-261121-M2QZRX of 21 November 2026. It is confirmed.
We have received your payment of ₹11,344 by Razorpay.
Test payment: no money is charged and nothing is sent.
Your order
Aarvane Ganga Three-Hand Date Watch, Blue Dial: ₹12,495
  Blue, Quantity 1
Subtotal: ₹12,495
Coupon TEN: −₹1,250
Shipping: ₹99
Total: ₹11,344
  Inclusive of all taxes
Delivery
It will arrive between Mon 23 Nov and Tue 24 Nov.
Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210
See your order:
http://shop.test/track-order?t=SM-261121-M2QZRX.yyOwDDl25i0WhMbR8FiwWOnlHb_hQU-_SBl1GbaUF20
View in browser:
http://shop.test/displayemail?t=SM-261121-M2QZRX.confirmed..teQHvL0X-lCknBeyVhv1HVhTFqPAcSj4Mt3KLdKTl9I
Samay
http://shop.test
', 'waiting', 0, 1795235400000, 1795235400000, 1795840200000, NULL, '<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-M2QZRX is confirmed</title>
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
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-M2QZRX.confirmed..teQHvL0X-lCknBeyVhv1HVhTFqPAcSj4Mt3KLdKTl9I" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Thank you for your order SM-261121-M2QZRX of 21 November 2026. It is confirmed.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">We have received your payment of ₹11,344 by Razorpay.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Your order</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Aarvane Ganga Three-Hand Date Watch, Blue Dial<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue, Quantity 1</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹12,495</td></tr></table>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Subtotal</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹12,495</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Coupon TEN</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">−₹1,250</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Shipping</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹99</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;padding-right:16px;text-align:left;overflow-wrap:anywhere">Total<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Inclusive of all taxes</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;text-align:right;white-space:nowrap">₹11,344</td></tr></table>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Delivery</h2>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-M2QZRX.yyOwDDl25i0WhMbR8FiwWOnlHb_hQU-_SBl1GbaUF20" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', 0, '', '', '', '');
INSERT INTO public.outbox VALUES ('d5029315-f421-433d-a493-6caefc5e4062', 'order-packed', 'mail', 'asha@example.com', 'Your Samay order SM-261121-M2QZRX is packed', 'Hello Asha Rao,
Your order SM-261121-M2QZRX is packed. Next, we hand it to a courier and let you know once it is on its way. You can no longer change or cancel it.
It will arrive between Mon 23 Nov and Tue 24 Nov.
Test payment: no money is charged and nothing is sent.
In the parcel
Aarvane Ganga Three-Hand Date Watch, Blue Dial: 1 item
  Blue
Delivery address:
Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210
See your order:
http://shop.test/track-order?t=SM-261121-M2QZRX.yyOwDDl25i0WhMbR8FiwWOnlHb_hQU-_SBl1GbaUF20
View in browser:
http://shop.test/displayemail?t=SM-261121-M2QZRX.packed..VsAOZiRW2Uf6HQX8E0PHzPcilgiKnq0UxsvqEF_iEqQ
Samay
http://shop.test
', 'waiting', 0, 1795235400001, 1795235400001, 1795840200001, NULL, '<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-M2QZRX is packed</title>
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
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-M2QZRX.packed..VsAOZiRW2Uf6HQX8E0PHzPcilgiKnq0UxsvqEF_iEqQ" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Your order SM-261121-M2QZRX is packed. Next, we hand it to a courier and let you know once it is on its way. You can no longer change or cancel it.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">In the parcel</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Aarvane Ganga Three-Hand Date Watch, Blue Dial<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">1 item</td></tr></table>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Delivery address:</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-M2QZRX.yyOwDDl25i0WhMbR8FiwWOnlHb_hQU-_SBl1GbaUF20" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', 0, '', '', '', '');
INSERT INTO public.outbox VALUES ('dd2569c1-390f-42a4-981b-0da4e0c95da1', 'order-shipped', 'mail', 'asha@example.com', 'Your Samay order SM-261121-M2QZRX is on its way', 'Hello Asha Rao,
Your order SM-261121-M2QZRX is on its way with Blue Dart, tracking number BD123.
It will arrive between Mon 23 Nov and Tue 24 Nov.
Test payment: no money is charged and nothing is sent.
In the parcel
Aarvane Ganga Three-Hand Date Watch, Blue Dial: 1 item
  Blue
See your order:
http://shop.test/track-order?t=SM-261121-M2QZRX.yyOwDDl25i0WhMbR8FiwWOnlHb_hQU-_SBl1GbaUF20
View in browser:
http://shop.test/displayemail?t=SM-261121-M2QZRX.shipped..e2ZjmCJdhPDuG0T-tOFte7qkU0pOoEGOtljM_2w46vw
Samay
http://shop.test
', 'waiting', 0, 1795235400002, 1795235400002, 1795840200002, NULL, '<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-M2QZRX is on its way</title>
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
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-M2QZRX.shipped..e2ZjmCJdhPDuG0T-tOFte7qkU0pOoEGOtljM_2w46vw" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Your order SM-261121-M2QZRX is on its way with Blue Dart, tracking number BD123.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">In the parcel</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Aarvane Ganga Three-Hand Date Watch, Blue Dial<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">1 item</td></tr></table>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-M2QZRX.yyOwDDl25i0WhMbR8FiwWOnlHb_hQU-_SBl1GbaUF20" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', 0, '', '', '', '');
INSERT INTO public.outbox VALUES ('9d0e7580-aa6b-4940-945d-4e58abd0811d', 'order-delivered', 'mail', 'asha@example.com', 'Your Samay order SM-261121-M2QZRX has been delivered', 'Hello Asha Rao,
Your order SM-261121-M2QZRX has been delivered. We hope you like it.
Test payment: no money was charged and nothing was sent.
If it is not right for you, you can return it until 28 November 2026.
See your order:
http://shop.test/track-order?t=SM-261121-M2QZRX.yyOwDDl25i0WhMbR8FiwWOnlHb_hQU-_SBl1GbaUF20
Review Aarvane Ganga Three-Hand Date Watch, Blue Dial:
http://shop.test/myaccount/reviews?product=1801AV01
View in browser:
http://shop.test/displayemail?t=SM-261121-M2QZRX.delivered..Fu0MeguL1Z11r_jVvy-Hdx7NZA7veqyVxtunBcyXcYQ
Samay
http://shop.test
', 'waiting', 0, 1795235400003, 1795235400003, 1795840200003, NULL, '<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-M2QZRX has been delivered</title>
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
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-M2QZRX.delivered..Fu0MeguL1Z11r_jVvy-Hdx7NZA7veqyVxtunBcyXcYQ" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Your order SM-261121-M2QZRX has been delivered. We hope you like it.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money was charged and nothing was sent.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">If it is not right for you, you can return it until 28 November 2026.</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-M2QZRX.yyOwDDl25i0WhMbR8FiwWOnlHb_hQU-_SBl1GbaUF20" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
<p style="margin:16px 0 0;font-size:14px"><a class="muted" href="http://shop.test/myaccount/reviews?product=1801AV01" target="_blank" style="color:#6b655b">Review Aarvane Ganga Three-Hand Date Watch, Blue Dial</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', 0, '', '', '', '');
INSERT INTO public.outbox VALUES ('bf44198b-8f91-4139-ac32-3c785b9a9b59', 'order-confirmed', 'mail', 'asha@example.com', 'Your Samay order SM-261121-92GAQ5 is confirmed', 'Hello Asha Rao,
Thank you for your order SM-261121-92GAQ5 of 21 November 2026. It is confirmed.
We have received your payment of ₹66,598 by PayU.
Test payment: no money is charged and nothing is sent.
Your order
Suvarnika Solitaire Ring: ₹66,499
  Size 14, Gold, Quantity 1
Subtotal: ₹66,499
Shipping: ₹99
Total: ₹66,598
  Inclusive of all taxes
Delivery
It will arrive between Mon 23 Nov and Tue 24 Nov. Please have a photo ID ready at delivery.
Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210
See your order:
http://shop.test/track-order?t=SM-261121-92GAQ5.8BbObtthdSretLhmt9PCu9Fd_-UbnQLoDxarypaK2-0
View in browser:
http://shop.test/displayemail?t=SM-261121-92GAQ5.confirmed..WYVeQKMS8DrguZZZ4WZ7FntnBO4gT5rYxO-6eMzeo7Y
Samay
http://shop.test
', 'waiting', 0, 1795235400003, 1795235400003, 1795840200003, NULL, '<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-92GAQ5 is confirmed</title>
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
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-92GAQ5.confirmed..WYVeQKMS8DrguZZZ4WZ7FntnBO4gT5rYxO-6eMzeo7Y" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Thank you for your order SM-261121-92GAQ5 of 21 November 2026. It is confirmed.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">We have received your payment of ₹66,598 by PayU.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Your order</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Suvarnika Solitaire Ring<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Size 14, Gold, Quantity 1</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹66,499</td></tr></table>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Subtotal</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹66,499</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Shipping</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹99</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;padding-right:16px;text-align:left;overflow-wrap:anywhere">Total<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Inclusive of all taxes</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;text-align:right;white-space:nowrap">₹66,598</td></tr></table>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Delivery</h2>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov. Please have a photo ID ready at delivery.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-92GAQ5.8BbObtthdSretLhmt9PCu9Fd_-UbnQLoDxarypaK2-0" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', 0, '', '', '', '');
INSERT INTO public.outbox VALUES ('7fd11903-e4f8-483e-8d4c-97ab5b3b4dee', 'order-packed', 'mail', 'asha@example.com', 'Your Samay order SM-261121-92GAQ5 is packed', 'Hello Asha Rao,
Your order SM-261121-92GAQ5 is packed. Next, we hand it to a courier and let you know once it is on its way. You can no longer change or cancel it.
It will arrive between Mon 23 Nov and Tue 24 Nov.
Please have a photo ID ready.
Test payment: no money is charged and nothing is sent.
In the parcel
Suvarnika Solitaire Ring: 1 item
  Size 14, Gold
Delivery address:
Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210
See your order:
http://shop.test/track-order?t=SM-261121-92GAQ5.8BbObtthdSretLhmt9PCu9Fd_-UbnQLoDxarypaK2-0
View in browser:
http://shop.test/displayemail?t=SM-261121-92GAQ5.packed..JmVgVGdqn25BW-NLJ1wOJqJ9CuL8mtzP90HpiK0XpD4
Samay
http://shop.test
', 'waiting', 0, 1795235400004, 1795235400004, 1795840200004, NULL, '<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-92GAQ5 is packed</title>
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
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-92GAQ5.packed..JmVgVGdqn25BW-NLJ1wOJqJ9CuL8mtzP90HpiK0XpD4" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Your order SM-261121-92GAQ5 is packed. Next, we hand it to a courier and let you know once it is on its way. You can no longer change or cancel it.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Please have a photo ID ready.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">In the parcel</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Suvarnika Solitaire Ring<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Size 14, Gold</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">1 item</td></tr></table>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Delivery address:</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-92GAQ5.8BbObtthdSretLhmt9PCu9Fd_-UbnQLoDxarypaK2-0" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', 0, '', '', '', '');
INSERT INTO public.outbox VALUES ('1d0f7e5a-a3c1-4505-a194-6f79a91e1e9b', 'order-shipped', 'mail', 'asha@example.com', 'Your Samay order SM-261121-92GAQ5 is on its way', 'Hello Asha Rao,
Your order SM-261121-92GAQ5 is on its way with Blue Dart, tracking number BD123.
It will arrive between Mon 23 Nov and Tue 24 Nov.
Please have a photo ID ready.
Test payment: no money is charged and nothing is sent.
In the parcel
Suvarnika Solitaire Ring: 1 item
  Size 14, Gold
See your order:
http://shop.test/track-order?t=SM-261121-92GAQ5.8BbObtthdSretLhmt9PCu9Fd_-UbnQLoDxarypaK2-0
View in browser:
http://shop.test/displayemail?t=SM-261121-92GAQ5.shipped..PaAWqLB0wj6j5-JkhZggp1Zh9wG_hjHFTSQ1KdtjBnM
Samay
http://shop.test
', 'waiting', 0, 1795235400005, 1795235400005, 1795840200005, NULL, '<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-92GAQ5 is on its way</title>
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
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-92GAQ5.shipped..PaAWqLB0wj6j5-JkhZggp1Zh9wG_hjHFTSQ1KdtjBnM" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Your order SM-261121-92GAQ5 is on its way with Blue Dart, tracking number BD123.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Please have a photo ID ready.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">In the parcel</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Suvarnika Solitaire Ring<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Size 14, Gold</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">1 item</td></tr></table>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-92GAQ5.8BbObtthdSretLhmt9PCu9Fd_-UbnQLoDxarypaK2-0" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', 0, '', '', '', '');
INSERT INTO public.outbox VALUES ('746fef30-cc59-4c6f-81aa-3165e14eba09', 'order-confirmed', 'mail', 'asha@example.com', 'Your Samay order SM-261121-RFV5BY is confirmed', 'Hello Asha Rao,
Thank you for your order SM-261121-RFV5BY of 21 November 2026. It is confirmed.
Please have ₹8,098.50 ready for the courier. You pay on delivery.
Your order
Pathik Field Automatic: ₹9,999.50
  Blue, Quantity 1
Subtotal: ₹9,999.50
Shipping: ₹99
Total: ₹10,098.50
  Inclusive of all taxes
Gift cards: −₹2,000
To pay on delivery: ₹8,098.50
Delivery
It will arrive between Mon 23 Nov and Tue 24 Nov.
Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210
See your order:
http://shop.test/track-order?t=SM-261121-RFV5BY.9ZM3KF8oShnusC8DMl2GtO2wcxmb9oA5OdR3CPRxWQc
View in browser:
http://shop.test/displayemail?t=SM-261121-RFV5BY.confirmed..2M3BuND0-O58nD5DZnuE0Vi6aSrlqI8lduBfcRTri9Q
Samay
http://shop.test
', 'waiting', 0, 1795235400005, 1795235400005, 1795840200005, NULL, '<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-RFV5BY is confirmed</title>
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
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-RFV5BY.confirmed..2M3BuND0-O58nD5DZnuE0Vi6aSrlqI8lduBfcRTri9Q" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Thank you for your order SM-261121-RFV5BY of 21 November 2026. It is confirmed.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Please have ₹8,098.50 ready for the courier. You pay on delivery.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Your order</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Pathik Field Automatic<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue, Quantity 1</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹9,999.50</td></tr></table>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Subtotal</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹9,999.50</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Shipping</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹99</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;padding-right:16px;text-align:left;overflow-wrap:anywhere">Total<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Inclusive of all taxes</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;text-align:right;white-space:nowrap">₹10,098.50</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Gift cards</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">−₹2,000</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;padding-right:16px;text-align:left;overflow-wrap:anywhere">To pay on delivery</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;text-align:right;white-space:nowrap">₹8,098.50</td></tr></table>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Delivery</h2>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-RFV5BY.9ZM3KF8oShnusC8DMl2GtO2wcxmb9oA5OdR3CPRxWQc" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', 0, '', '', '', '');
INSERT INTO public.outbox VALUES ('319c75f7-d8f3-407a-9511-dfcdb018b40e', 'order-confirmed', 'mail', 'asha@example.com', 'Your Samay order SM-261121-V5NX7N is confirmed', 'Hello Asha Rao,
Thank you for your order SM-261121-V5NX7N of 21 November 2026. It is confirmed.
We have received your payment of ₹25,089 by Razorpay.
Test payment: no money is charged and nothing is sent.
Your order
Aarvane Ganga Three-Hand Date Watch, Blue Dial: ₹24,990
  Blue, Quantity 2
Subtotal: ₹24,990
Shipping: ₹99
Total: ₹25,089
  Inclusive of all taxes
Delivery
It will arrive between Mon 23 Nov and Tue 24 Nov.
Asha Rao
12 Church Street
Bengaluru, Karnataka 560001
+91 98765 43210
See your order:
http://shop.test/track-order?t=SM-261121-V5NX7N.ASK_GWQfT6voYkZTeijDcomZ918Jrg6zwKlQAn5rKI8
View in browser:
http://shop.test/displayemail?t=SM-261121-V5NX7N.confirmed..1xfK5IMnB344m9ZXHW1-GCz6_XMHvjIQHZPBUIOIOh4
Samay
http://shop.test
', 'waiting', 0, 1795235400005, 1795235400005, 1795840200005, NULL, '<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-V5NX7N is confirmed</title>
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
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-V5NX7N.confirmed..1xfK5IMnB344m9ZXHW1-GCz6_XMHvjIQHZPBUIOIOh4" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Thank you for your order SM-261121-V5NX7N of 21 November 2026. It is confirmed.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">We have received your payment of ₹25,089 by Razorpay.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged and nothing is sent.</p>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Your order</h2>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Aarvane Ganga Three-Hand Date Watch, Blue Dial<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue, Quantity 2</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹24,990</td></tr></table>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Subtotal</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹24,990</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Shipping</th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹99</td></tr><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;padding-right:16px;text-align:left;overflow-wrap:anywhere">Total<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Inclusive of all taxes</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:600;text-align:right;white-space:nowrap">₹25,089</td></tr></table>
<h2 class="ink" style="margin:28px 0 8px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;font-weight:400;line-height:1.3;color:#1b1916">Delivery</h2>
<p style="margin:0 0 16px;overflow-wrap:anywhere">It will arrive between Mon 23 Nov and Tue 24 Nov.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Asha Rao<br>12 Church Street<br>Bengaluru, Karnataka 560001<br>+91 98765 43210</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-V5NX7N.ASK_GWQfT6voYkZTeijDcomZ918Jrg6zwKlQAn5rKI8" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', 0, '', '', '', '');
INSERT INTO public.outbox VALUES ('2616665f-d246-4b6d-93ea-9f84c1ce3b26', 'order-cancelled', 'mail', 'asha@example.com', 'Your Samay order SM-261121-V5NX7N has been cancelled', 'Hello Asha Rao,
As you asked, we have cancelled your order SM-261121-V5NX7N. There is no fee.
Aarvane Ganga Three-Hand Date Watch, Blue Dial: ₹24,990
  Blue, Quantity 2
We are refunding ₹25,089 to your original payment method (Razorpay). Banks usually take 5 to 7 working days.
Test payment: no money is charged or refunded.
See your order:
http://shop.test/track-order?t=SM-261121-V5NX7N.ASK_GWQfT6voYkZTeijDcomZ918Jrg6zwKlQAn5rKI8
View in browser:
http://shop.test/displayemail?t=SM-261121-V5NX7N.cancelled.gxejvHTIfEOG8QC9JJoATs7p.3v31g1vLEv7Ikqz2VMkq546ZFnTm_wztJ_-NKg_DGvs
Samay
http://shop.test
', 'waiting', 0, 1795235400006, 1795235400006, 1795840200006, NULL, '<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your Samay order SM-261121-V5NX7N has been cancelled</title>
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
<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:#6b655b"><a class="muted" href="http://shop.test/displayemail?t=SM-261121-V5NX7N.cancelled.gxejvHTIfEOG8QC9JJoATs7p.3v31g1vLEv7Ikqz2VMkq546ZFnTm_wztJ_-NKg_DGvs" target="_blank" style="color:#6b655b">View in browser</a></p><p class="ink" style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.2;color:#1b1916">Samay</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:#fffdfa;border:1px solid #e4ded3;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b1916;text-align:left">
<p style="margin:0 0 16px;overflow-wrap:anywhere">Hello Asha Rao,</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">As you asked, we have cancelled your order SM-261121-V5NX7N. There is no fee.</p>
<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><th scope="row" class="line" align="left" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;font-weight:400;padding-right:16px;text-align:left;overflow-wrap:anywhere">Aarvane Ganga Three-Hand Date Watch, Blue Dial<br><span class="muted" style="font-size:14px;font-weight:400;color:#6b655b">Blue, Quantity 2</span></th><td class="line" align="right" style="padding:8px 0;border-top:1px solid #e4ded3;vertical-align:top;text-align:right;white-space:nowrap">₹24,990</td></tr></table>
<p style="margin:0 0 16px;overflow-wrap:anywhere">We are refunding ₹25,089 to your original payment method (Razorpay). Banks usually take 5 to 7 working days.</p>
<p style="margin:0 0 16px;overflow-wrap:anywhere">Test payment: no money is charged or refunded.</p>
<p style="margin:20px 0 0"><a class="button" href="http://shop.test/track-order?t=SM-261121-V5NX7N.ASK_GWQfT6voYkZTeijDcomZ918Jrg6zwKlQAn5rKI8" target="_blank" style="display:inline-block;padding:12px 24px;background:#1b1916;color:#faf7f2;text-decoration:none;border-radius:2px">See your order</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-family:-apple-system,''Segoe UI'',Roboto,''Noto Sans'',Helvetica,Arial,sans-serif;font-size:13px;line-height:1.5;color:#6b655b">Samay<br><a class="muted" href="http://shop.test" target="_blank" style="color:#6b655b">http://shop.test</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', 0, '', '', '', '');
INSERT INTO public.parcels VALUES ('RVIE6SYKSv2FXzHmgwTjuC9Y', 'SM-261121-M2QZRX', 'Blue Dart', 'BD123', '', 1795235400002, 1795235400003, NULL, NULL);
INSERT INTO public.parcels VALUES ('UoZL4CLFJssJlsbKBK9AAPUh', 'SM-261121-92GAQ5', 'Blue Dart', 'BD123', '', 1795235400005, NULL, NULL, NULL);
INSERT INTO public.payment_attempts VALUES ('PBC97A10FD95E11587DF6A417', 'order', 'SM-261121-M2QZRX', 'razorpay', 1134400, 'captured', 1, NULL, '', 1795235400000, 1795235400000, NULL);
INSERT INTO public.payment_attempts VALUES ('PA0DE26FEA63B9C15D0DA5ADE', 'order', 'SM-261121-92GAQ5', 'payu', 6659800, 'captured', 1, NULL, '', 1795235400003, 1795235400003, NULL);
INSERT INTO public.payment_attempts VALUES ('P9E175BBBE74222AAD548C3C5', 'order', 'SM-261121-V5NX7N', 'razorpay', 2508900, 'captured', 1, NULL, '', 1795235400005, 1795235400005, NULL);
INSERT INTO public.payment_attempts VALUES ('P4F3973BF8427B7B69ED46DBC', 'order', 'SM-261121-XT4GCR', 'razorpay', 1259400, 'created', 1, NULL, '', 1795235400006, 1795235400006, NULL);
INSERT INTO public.payments VALUES ('Sgq9NSexU0D9KKIOvvV8aUbi', 'PBC97A10FD95E11587DF6A417', 'order', 'SM-261121-M2QZRX', 'razorpay', 'pay_PBC97A10FD95E11587DF6A417', 1134400, 'settles', 'upi', 1795235400000);
INSERT INTO public.payments VALUES ('6sV3pgESQKL5cVJbW4C40nSL', 'PA0DE26FEA63B9C15D0DA5ADE', 'order', 'SM-261121-92GAQ5', 'payu', 'pay_PA0DE26FEA63B9C15D0DA5ADE', 6659800, 'settles', 'upi', 1795235400003);
INSERT INTO public.payments VALUES ('j5b0-htPGJm6QJD1N4-Dj82p', 'P9E175BBBE74222AAD548C3C5', 'order', 'SM-261121-V5NX7N', 'razorpay', 'pay_P9E175BBBE74222AAD548C3C5', 2508900, 'settles', 'upi', 1795235400005);
INSERT INTO public.products VALUES ('1801AV01', 'aarvane-ganga-three-hand-date-watch-blue-dial-1801av01', '{"ProductCode":"1801AV01","ProductTitle":"Aarvane Ganga Three-Hand Date Watch, Blue Dial","BrandName":"Aarvane","RootCategory":"Watches","Category":"Men''s Watches","SubCategory":"Dress","ColorName":"Blue","Images":["1801AV01-1-00000000.webp"],"Labels":[],"MRP":14995,"Price":12495,"Skus":[{"SKU":"1801AV01","SizeName":null,"StoreQuantity":28}],"HsnCode":"9102","GstPercent":18,"Attributes":{}}', 0, 0, 1, 0, '');
INSERT INTO public.products VALUES ('2101PK01', 'pathik-field-automatic-2101pk01', '{"ProductCode":"2101PK01","ProductTitle":"Pathik Field Automatic","BrandName":"Pathik","RootCategory":"Watches","Category":"Men''s Watches","SubCategory":"Dress","ColorName":"Blue","Images":["2101PK01-1-00000000.webp"],"Labels":[],"MRP":9999.5,"Price":9999.5,"Skus":[{"SKU":"2101PK01","SizeName":null,"StoreQuantity":2}],"HsnCode":"9102","GstPercent":18,"Attributes":{}}', 1, 0, 1, 0, '');
INSERT INTO public.products VALUES ('3301TK01', 'traksha-sold-out-diver-3301tk01', '{"ProductCode":"3301TK01","ProductTitle":"Traksha Sold-Out Diver","BrandName":"Traksha","RootCategory":"Watches","Category":"Men''s Watches","SubCategory":"Dress","ColorName":"Blue","Images":["3301TK01-1-00000000.webp"],"Labels":[],"MRP":25000,"Price":21000,"Skus":[{"SKU":"3301TK01","SizeName":null,"StoreQuantity":0}],"HsnCode":"9102","GstPercent":18,"Attributes":{}}', 2, 0, 1, 0, '');
INSERT INTO public.products VALUES ('7701SV01', 'suvarnika-solitaire-ring-7701sv01', '{"ProductCode":"7701SV01","ProductTitle":"Suvarnika Solitaire Ring","BrandName":"Suvarnika","RootCategory":"Jewellery","Category":"Rings","SubCategory":"Solitaire","ColorName":"Gold","Images":["7701SV01-1-00000000.webp"],"Labels":[],"MRP":69999,"Price":64999,"Skus":[{"SKU":"7701SV01-12","SizeName":"12","StoreQuantity":4},{"SKU":"7701SV01-14","SizeName":"14","StoreQuantity":9},{"SKU":"7701SV01-16","SizeName":"16","StoreQuantity":0}],"HsnCode":"7113","GstPercent":3,"Attributes":{"Certificate":"Diamond grading report","Metal":"Yellow Gold","Purity":"18 KT (750)","Hallmarked":false,"NetWeightG":3.2}}', 3, 0, 1, 0, '');
INSERT INTO public.promotion_files VALUES ('promotions', '07138325e85b397e4d01b80c5bf5aa8e7c358db89d9cd7d93de04f4cef69c649', 1795235400000, 0, 0);
INSERT INTO public.refunds VALUES ('RA7670988E6C492AEE43932', 'j5b0-htPGJm6QJD1N4-Dj82p', 'cancel:wGTJIlnlGRlBTNXTl2CtxaDD', 2508900, 'waiting', NULL, 0, 0, 1795235400006, 1795235400006, NULL);
INSERT INTO public.site_options VALUES ('Offers', 'on');
INSERT INTO public.site_options VALUES ('WebP', 'off');
INSERT INTO public.site_options VALUES ('OrderExchange', 'on');
INSERT INTO public.site_options VALUES ('OrderCancel', 'on');
INSERT INTO public.site_options VALUES ('OrderModify', 'on');
INSERT INTO public.site_options VALUES ('OrderReturn', 'on');
INSERT INTO public.site_options VALUES ('Wishlist', 'off');
INSERT INTO public.site_options VALUES ('CorporateSite', 'off');
INSERT INTO public.site_options VALUES ('TagManager', 'on');
INSERT INTO public.site_options VALUES ('HeaderCartCount', 'on');
INSERT INTO public.site_options VALUES ('OpenCartOnAdd', 'on');
INSERT INTO public.site_options VALUES ('MegaMenu', 'on');
INSERT INTO public.site_options VALUES ('GiftOptions', 'on');
INSERT INTO public.site_options VALUES ('ServiceRequests', 'on');
INSERT INTO public.site_options VALUES ('GoldExchange', 'on');
INSERT INTO public.site_options VALUES ('ClickAndCollect', 'on');
INSERT INTO public.site_options VALUES ('CollectReadyHours', '2');
INSERT INTO public.site_options VALUES ('CollectDays', '7');
INSERT INTO public.site_options VALUES ('WhatsAppUpdates', 'off');
INSERT INTO public.site_options VALUES ('MaximumQuantity', '5');
INSERT INTO public.site_options VALUES ('MaximumCartLines', '100');
INSERT INTO public.site_options VALUES ('CorporateCouponCartLimit', '25');
INSERT INTO public.site_options VALUES ('SearchMinimumLength', '3');
INSERT INTO public.site_options VALUES ('GiftCouponRequestMinutes', '60');
INSERT INTO public.site_options VALUES ('CashOnDelivery', 'on');
INSERT INTO public.skus VALUES ('3301TK01', '3301TK01', NULL, 2100000, 2500000, 0, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.skus VALUES ('7701SV01-12', '7701SV01', '12', 6499900, 6999900, 4, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.skus VALUES ('7701SV01-16', '7701SV01', '16', 6799900, 7299900, 0, 2, NULL, NULL, NULL, NULL);
INSERT INTO public.skus VALUES ('7701SV01-14', '7701SV01', '14', 6649900, 7149900, 8, 1, NULL, NULL, NULL, NULL);
INSERT INTO public.skus VALUES ('2101PK01', '2101PK01', NULL, 999950, 999950, 1, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.skus VALUES ('1801AV01', '1801AV01', NULL, 1249500, 1499500, 26, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.stock_entries VALUES ('wHxOO142G_0Ngm2OQLKr7ziW', '1801AV01', 'SM-261121-M2QZRX', 'hold', -1, 1795235400000, '', '', '', NULL);
INSERT INTO public.stock_entries VALUES ('_M8TCG34GFOZ-KKmtHGDEnK5', '7701SV01-14', 'SM-261121-92GAQ5', 'hold', -1, 1795235400003, '', '', '', NULL);
INSERT INTO public.stock_entries VALUES ('YEEtTOtAe1ZJDfrbFq8qfuIe', '2101PK01', 'SM-261121-RFV5BY', 'hold', -1, 1795235400005, '', '', '', NULL);
INSERT INTO public.stock_entries VALUES ('EGZX51GPu2JxfkLOoPxvQ5Tt', '1801AV01', 'SM-261121-V5NX7N', 'hold', -2, 1795235400005, '', '', '', NULL);
INSERT INTO public.stock_entries VALUES ('OWscgdIvRMqYV9A4CcBcA8mm', '1801AV01', 'SM-261121-V5NX7N', 'release', 2, 1795235400006, '', '', '', NULL);
INSERT INTO public.stock_entries VALUES ('K6jnv2_b1gXnZAyk-KkYEO1c', '1801AV01', 'SM-261121-XT4GCR', 'hold', -1, 1795235400006, '', '', '', NULL);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (guid);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_one_each UNIQUE (question_id, customer_id);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.basket_lines
    ADD CONSTRAINT basket_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.baskets
    ADD CONSTRAINT baskets_pkey PRIMARY KEY (guid);
ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.catalogue_import_rows
    ADD CONSTRAINT catalogue_import_rows_key PRIMARY KEY (import_id, number);
ALTER TABLE ONLY public.catalogue_imports
    ADD CONSTRAINT catalogue_imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.catalogue_version
    ADD CONSTRAINT catalogue_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.collections
    ADD CONSTRAINT collections_pkey PRIMARY KEY (order_number);
ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.coupon_redemptions
    ADD CONSTRAINT coupon_redemptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.coupons
    ADD CONSTRAINT coupons_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.courier_bookings
    ADD CONSTRAINT courier_bookings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.courier_events
    ADD CONSTRAINT courier_events_pkey PRIMARY KEY (booking_id, event_id);
ALTER TABLE ONLY public.credit_notes
    ADD CONSTRAINT credit_notes_once UNIQUE (order_number, reference);
ALTER TABLE ONLY public.credit_notes
    ADD CONSTRAINT credit_notes_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.customer_notes
    ADD CONSTRAINT customer_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.customer_tokens
    ADD CONSTRAINT customer_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.customer_words
    ADD CONSTRAINT customer_words_pk PRIMARY KEY (word, customer_id);
ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_mobile_key UNIQUE (mobile);
ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_audit
    ADD CONSTRAINT desk_audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.error_log
    ADD CONSTRAINT error_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gift_card_entries
    ADD CONSTRAINT gift_card_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gift_card_orders
    ADD CONSTRAINT gift_card_orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gift_card_uses
    ADD CONSTRAINT gift_card_uses_key PRIMARY KEY (session_id, card_id);
ALTER TABLE ONLY public.gift_cards
    ADD CONSTRAINT gift_cards_number_key UNIQUE (number);
ALTER TABLE ONLY public.gift_cards
    ADD CONSTRAINT gift_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gift_coupon_requests
    ADD CONSTRAINT gift_coupon_requests_code_key UNIQUE (code);
ALTER TABLE ONLY public.gift_coupon_requests
    ADD CONSTRAINT gift_coupon_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gift_coupons
    ADD CONSTRAINT gift_coupons_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_once PRIMARY KEY (scope, key);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (holder);
ALTER TABLE ONLY public.invoice_series
    ADD CONSTRAINT invoice_series_pkey PRIMARY KEY (series);
ALTER TABLE ONLY public.launch_notices
    ADD CONSTRAINT launch_notices_pkey PRIMARY KEY (mailbox);
ALTER TABLE ONLY public.limit_events
    ADD CONSTRAINT limit_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.limit_locks
    ADD CONSTRAINT limit_locks_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.line_pieces
    ADD CONSTRAINT line_pieces_key PRIMARY KEY (line_id, piece);
ALTER TABLE ONLY public.machine_keys
    ADD CONSTRAINT machine_keys_key_hash_key UNIQUE (key_hash);
ALTER TABLE ONLY public.machine_keys
    ADD CONSTRAINT machine_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.metal_rates
    ADD CONSTRAINT metal_rates_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.order_refunds
    ADD CONSTRAINT money_back_once UNIQUE (order_number, paid_order, reference, method, target);
ALTER TABLE ONLY public.order_refunds
    ADD CONSTRAINT money_back_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notify_requests
    ADD CONSTRAINT notify_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.old_gold_enquiries
    ADD CONSTRAINT old_gold_enquiries_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_buyers
    ADD CONSTRAINT order_buyers_pkey PRIMARY KEY (order_number);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_invoice_number_key UNIQUE (invoice_number);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_key_key UNIQUE (key);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_drafts
    ADD CONSTRAINT page_drafts_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.page_files
    ADD CONSTRAINT page_files_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.page_pictures
    ADD CONSTRAINT page_pictures_pkey PRIMARY KEY (file_name);
ALTER TABLE ONLY public.page_versions
    ADD CONSTRAINT page_versions_key PRIMARY KEY (slug, version);
ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.parcel_lines
    ADD CONSTRAINT parcel_lines_pk PRIMARY KEY (parcel_id, line_id);
ALTER TABLE ONLY public.parcels
    ADD CONSTRAINT parcels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_gateway_order UNIQUE (gateway, gateway_order_id);
ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_key PRIMARY KEY (gateway, event_id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_once UNIQUE (gateway, gateway_payment_id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.photo_features
    ADD CONSTRAINT photo_looks_pkey PRIMARY KEY (photo);
ALTER TABLE ONLY public.price_alerts
    ADD CONSTRAINT price_alerts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.price_history
    ADD CONSTRAINT price_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.price_marks
    ADD CONSTRAINT price_marks_key PRIMARY KEY (sku, at);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.promotion_files
    ADD CONSTRAINT promotion_files_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_once UNIQUE (customer_id, product_code, text);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_prices
    ADD CONSTRAINT rate_prices_pkey PRIMARY KEY (sku);
ALTER TABLE ONLY public.redirects
    ADD CONSTRAINT redirects_pkey PRIMARY KEY (from_path);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_once UNIQUE (payment_id, reason);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reset_tokens
    ADD CONSTRAINT reset_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.return_lines
    ADD CONSTRAINT return_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_one_each UNIQUE (customer_id, product_code);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_lines
    ADD CONSTRAINT saved_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.scheduled_prices
    ADD CONSTRAINT scheduled_prices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_misses
    ADD CONSTRAINT search_misses_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.search_weeks
    ADD CONSTRAINT search_weeks_key PRIMARY KEY (text, week);
ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (phrase);
ALTER TABLE ONLY public.service_events
    ADD CONSTRAINT service_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.service_requests
    ADD CONSTRAINT service_requests_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.settlement_lines
    ADD CONSTRAINT settlement_lines_pkey PRIMARY KEY (gateway, line_id);
ALTER TABLE ONLY public.settlement_sums
    ADD CONSTRAINT settlement_sums_pkey PRIMARY KEY (gateway, settlement_id, utr);
ALTER TABLE ONLY public.shop_pictures
    ADD CONSTRAINT shop_pictures_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.shop_profiles
    ADD CONSTRAINT shop_profiles_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.site_options
    ADD CONSTRAINT site_options_pkey PRIMARY KEY (option_id);
ALTER TABLE ONLY public.skus
    ADD CONSTRAINT skus_pkey PRIMARY KEY (sku);
ALTER TABLE ONLY public.staff_devices
    ADD CONSTRAINT staff_devices_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_email_key UNIQUE (email);
ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.staff_members
    ADD CONSTRAINT staff_members_email_key UNIQUE (email);
ALTER TABLE ONLY public.staff_members
    ADD CONSTRAINT staff_members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_recovery_codes
    ADD CONSTRAINT staff_recovery_codes_key PRIMARY KEY (staff_id, code_hash);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff_tokens
    ADD CONSTRAINT staff_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.stock_entries
    ADD CONSTRAINT stock_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.store_holds
    ADD CONSTRAINT store_holds_key PRIMARY KEY (order_number, sku);
ALTER TABLE ONLY public.store_stock
    ADD CONSTRAINT store_stock_key PRIMARY KEY (store_code, sku);
ALTER TABLE ONLY public.stores
    ADD CONSTRAINT stores_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.support_requests
    ADD CONSTRAINT support_requests_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY public.survey_answer_values
    ADD CONSTRAINT survey_answer_values_once PRIMARY KEY (answer_id, question_id, choice_id);
ALTER TABLE ONLY public.survey_answers
    ADD CONSTRAINT survey_answers_once UNIQUE (template_code, holder);
ALTER TABLE ONLY public.survey_answers
    ADD CONSTRAINT survey_answers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.survey_drafts
    ADD CONSTRAINT survey_drafts_once PRIMARY KEY (template_code, holder);
ALTER TABLE ONLY public.survey_templates
    ADD CONSTRAINT survey_templates_once PRIMARY KEY (code, version);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visit_consents
    ADD CONSTRAINT visit_consents_once PRIMARY KEY (choice_id, purpose);
ALTER TABLE ONLY public.visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.wishlist_items
    ADD CONSTRAINT wishlist_items_once PRIMARY KEY (customer_id, product_code);
ALTER TABLE ONLY public.wishlist_shares
    ADD CONSTRAINT wishlist_shares_customer_id_key UNIQUE (customer_id);
ALTER TABLE ONLY public.wishlist_shares
    ADD CONSTRAINT wishlist_shares_pkey PRIMARY KEY (share_id);
CREATE INDEX addresses_by_customer ON public.addresses USING btree (customer_id);
CREATE UNIQUE INDEX addresses_one_default ON public.addresses USING btree (customer_id) WHERE (is_default = 1);
CREATE INDEX answers_by_customer ON public.answers USING btree (customer_id);
CREATE INDEX answers_by_state ON public.answers USING btree (state, answered_at);
CREATE UNIQUE INDEX answers_one_of_the_store ON public.answers USING btree (question_id) WHERE (customer_id IS NULL);
CREATE INDEX appointments_by_customer_id ON public.appointments USING btree (customer_id);
CREATE INDEX appointments_by_day ON public.appointments USING btree (day);
CREATE INDEX appointments_by_mobile ON public.appointments USING btree (mobile);
CREATE INDEX approvals_by_age ON public.approvals USING btree (requested_at, id);
CREATE INDEX approvals_by_request ON public.approvals USING btree (request_hash);
CREATE UNIQUE INDEX basket_lines_one_per_engraving ON public.basket_lines USING btree (basket_guid, sku, engraving);
CREATE INDEX baskets_by_change ON public.baskets USING btree (changed_at);
CREATE UNIQUE INDEX baskets_one_per_customer ON public.baskets USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX catalogue_imports_by_age ON public.catalogue_imports USING btree (begun_at);
CREATE INDEX collections_by_end ON public.collections USING btree (kept_until);
CREATE INDEX collections_by_store ON public.collections USING btree (store_code);
CREATE INDEX consents_by_customer ON public.consents USING btree (customer_id, at);
CREATE INDEX coupon_redemptions_by_code ON public.coupon_redemptions USING btree (code, customer_id);
CREATE INDEX coupon_redemptions_by_order ON public.coupon_redemptions USING btree (order_number);
CREATE INDEX courier_bookings_by_awb ON public.courier_bookings USING btree (awb);
CREATE UNIQUE INDEX courier_bookings_by_key ON public.courier_bookings USING btree (order_number, request_key);
CREATE UNIQUE INDEX courier_bookings_by_reference ON public.courier_bookings USING btree (reference);
CREATE INDEX courier_bookings_due ON public.courier_bookings USING btree (state, next_try_at);
CREATE INDEX credit_notes_by_age ON public.credit_notes USING btree (issued_at, number);
CREATE INDEX customer_notes_by_customer ON public.customer_notes USING btree (customer_id, written_at);
CREATE INDEX customer_tokens_by_customer ON public.customer_tokens USING btree (customer_id);
CREATE INDEX customer_tokens_by_expiry ON public.customer_tokens USING btree (expires_at);
CREATE INDEX customer_words_by_customer ON public.customer_words USING btree (customer_id);
CREATE INDEX customers_by_age ON public.customers USING btree (created_at, id);
CREATE INDEX desk_audit_by_age ON public.desk_audit USING btree (at);
CREATE INDEX desk_audit_by_subject ON public.desk_audit USING btree (subject, at);
CREATE INDEX error_log_by_time ON public.error_log USING btree (at);
CREATE INDEX gift_card_entries_by_card ON public.gift_card_entries USING btree (card_id);
CREATE INDEX gift_card_entries_by_reference ON public.gift_card_entries USING btree (reference);
CREATE INDEX gift_card_orders_by_age ON public.gift_card_orders USING btree (created_at);
CREATE INDEX gift_card_orders_by_customer ON public.gift_card_orders USING btree (customer_id);
CREATE INDEX gift_card_uses_by_age ON public.gift_card_uses USING btree (added_at);
CREATE INDEX gift_coupon_requests_by_basket ON public.gift_coupon_requests USING btree (basket_guid);
CREATE INDEX gift_coupon_requests_by_expiry ON public.gift_coupon_requests USING btree (expires_at);
CREATE INDEX gift_coupons_by_order ON public.gift_coupons USING btree (used_by) WHERE (used_by IS NOT NULL);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX launch_notices_by_age ON public.launch_notices USING btree (created_at);
CREATE INDEX launch_notices_by_recipient ON public.launch_notices USING btree (recipient);
CREATE INDEX limit_events_by_age ON public.limit_events USING btree (at);
CREATE INDEX limit_events_by_key ON public.limit_events USING btree (key, at);
CREATE INDEX limit_locks_by_age ON public.limit_locks USING btree (touched_at);
CREATE INDEX line_pieces_by_huid ON public.line_pieces USING btree (huid);
CREATE INDEX line_pieces_by_serial ON public.line_pieces USING btree (serial);
CREATE INDEX metal_rates_by_start ON public.metal_rates USING btree (state, from_at);
CREATE INDEX notify_requests_by_age ON public.notify_requests USING btree (created_at);
CREATE INDEX notify_requests_by_customer ON public.notify_requests USING btree (customer_id);
CREATE INDEX notify_requests_by_recipient ON public.notify_requests USING btree (recipient);
CREATE UNIQUE INDEX notify_requests_once ON public.notify_requests USING btree (sku, channel, recipient);
CREATE INDEX old_gold_by_age ON public.old_gold_enquiries USING btree (created_at);
CREATE INDEX old_gold_by_customer ON public.old_gold_enquiries USING btree (customer_id);
CREATE INDEX old_gold_by_mobile ON public.old_gold_enquiries USING btree (mobile);
CREATE INDEX one_time_codes_by_expiry ON public.one_time_codes USING btree (expires_at);
CREATE INDEX one_time_codes_by_recipient ON public.one_time_codes USING btree (recipient, session_id);
CREATE INDEX order_events_by_order ON public.order_events USING btree (order_number, at);
CREATE INDEX order_events_by_return ON public.order_events USING btree (return_number);
CREATE INDEX order_lines_by_order ON public.order_lines USING btree (order_number);
CREATE INDEX order_lines_by_product ON public.order_lines USING btree (product_code, order_number, cancelled, quantity);
CREATE INDEX order_lines_by_search ON public.order_lines USING btree (order_number, search_text);
CREATE INDEX order_notes_by_order ON public.order_notes USING btree (order_number, written_at);
CREATE INDEX order_refunds_by_paid_order ON public.order_refunds USING btree (paid_order);
CREATE INDEX order_refunds_by_state ON public.order_refunds USING btree (state, created_at);
CREATE INDEX orders_at_desk_by_age ON public.orders USING btree (placed_at, number, state) WHERE ((confirmed_at IS NOT NULL) OR ((state = 'payment-pending'::text) AND ((exchange_of <> ''::text) OR (placed_by <> ''::text))));
CREATE INDEX orders_at_desk_by_state ON public.orders USING btree (state, placed_at, number) WHERE ((confirmed_at IS NOT NULL) OR ((state = 'payment-pending'::text) AND ((exchange_of <> ''::text) OR (placed_by <> ''::text))));
CREATE INDEX orders_by_adds_to ON public.orders USING btree (adds_to) WHERE (adds_to <> ''::text);
CREATE INDEX orders_by_age ON public.orders USING btree (placed_at);
CREATE INDEX orders_by_basket ON public.orders USING btree (basket_guid);
CREATE INDEX orders_by_cancellation ON public.orders USING btree (cancelled_at) WHERE (cancelled_at IS NOT NULL);
CREATE INDEX orders_by_customer ON public.orders USING btree (customer_id, placed_at);
CREATE INDEX orders_by_hold ON public.orders USING btree (hold_expires_at) WHERE (hold_expires_at IS NOT NULL);
CREATE INDEX orders_by_invoice ON public.orders USING btree (invoiced_at, invoice_number);
CREATE INDEX orders_by_purchase ON public.orders USING btree (purchase_id);
CREATE INDEX orders_by_state ON public.orders USING btree (state, placed_at);
CREATE UNIQUE INDEX orders_confirmed_once ON public.orders USING btree (purchase_id) WHERE (confirmed_at IS NOT NULL);
CREATE UNIQUE INDEX orders_open_once ON public.orders USING btree (basket_guid) WHERE (hold_expires_at IS NOT NULL);
CREATE INDEX outbox_by_age ON public.outbox USING btree (created_at);
CREATE INDEX outbox_by_channel_and_age ON public.outbox USING btree (channel, created_at);
CREATE INDEX outbox_by_channel_and_turn ON public.outbox USING btree (channel, state, next_attempt_at);
CREATE INDEX outbox_by_expiry ON public.outbox USING btree (state, expires_at);
CREATE INDEX outbox_by_gateway_id ON public.outbox USING btree (gateway_id) WHERE (gateway_id <> ''::text);
CREATE INDEX outbox_by_recipient_and_subject ON public.outbox USING btree (recipient, subject, sequence);
CREATE INDEX page_drafts_by_beginning ON public.page_drafts USING btree (from_at);
CREATE INDEX page_drafts_by_end ON public.page_drafts USING btree (until_at);
CREATE INDEX parcel_lines_by_line ON public.parcel_lines USING btree (line_id);
CREATE INDEX parcels_by_awb ON public.parcels USING btree (upper(awb));
CREATE INDEX parcels_by_order ON public.parcels USING btree (order_number);
CREATE INDEX payment_attempts_by_subject ON public.payment_attempts USING btree (subject, subject_id);
CREATE INDEX payment_attempts_to_check ON public.payment_attempts USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX payment_events_by_age ON public.payment_events USING btree (at);
CREATE INDEX payments_by_age ON public.payments USING btree (captured_at);
CREATE INDEX payments_by_attempt ON public.payments USING btree (attempt_id);
CREATE INDEX payments_by_subject ON public.payments USING btree (subject, subject_id);
CREATE UNIQUE INDEX payments_settle_once ON public.payments USING btree (subject, subject_id) WHERE (purpose = 'settles'::text);
CREATE INDEX price_alerts_by_age ON public.price_alerts USING btree (created_at);
CREATE INDEX price_alerts_by_customer ON public.price_alerts USING btree (customer_id);
CREATE INDEX price_alerts_by_price ON public.price_alerts USING btree (product_code, price, not_before);
CREATE INDEX price_alerts_by_recipient ON public.price_alerts USING btree (recipient);
CREATE UNIQUE INDEX price_alerts_once ON public.price_alerts USING btree (product_code, channel, recipient);
CREATE INDEX price_history_by_age ON public.price_history USING btree (ended_at);
CREATE INDEX price_history_by_sku ON public.price_history USING btree (sku, ended_at);
CREATE INDEX products_by_search ON public.products USING btree (code, hidden, search_text);
CREATE INDEX questions_by_product ON public.questions USING btree (product_code, state);
CREATE INDEX questions_by_state ON public.questions USING btree (state, asked_at);
CREATE INDEX rate_prices_by_product ON public.rate_prices USING btree (product_code);
CREATE INDEX redirects_by_target ON public.redirects USING btree (to_path);
CREATE INDEX refunds_to_send ON public.refunds USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX reset_tokens_by_customer ON public.reset_tokens USING btree (customer_id);
CREATE INDEX return_lines_by_line ON public.return_lines USING btree (line_id);
CREATE INDEX return_lines_by_return ON public.return_lines USING btree (return_number);
CREATE INDEX returns_by_age ON public.returns USING btree (requested_at, number, state);
CREATE INDEX returns_by_order ON public.returns USING btree (order_number);
CREATE INDEX returns_by_state ON public.returns USING btree (state, requested_at);
CREATE INDEX reviews_by_product ON public.reviews USING btree (product_code, state, stars);
CREATE INDEX reviews_by_state ON public.reviews USING btree (state, written_at);
CREATE UNIQUE INDEX saved_lines_one_per_engraving ON public.saved_lines USING btree (basket_guid, sku, engraving);
CREATE INDEX scheduled_prices_by_sku ON public.scheduled_prices USING btree (sku, from_at);
CREATE INDEX service_events_by_request ON public.service_events USING btree (service_number, at);
CREATE INDEX service_requests_by_age ON public.service_requests USING btree (changed_at);
CREATE INDEX service_requests_by_customer ON public.service_requests USING btree (customer_id, requested_at);
CREATE INDEX service_requests_by_order ON public.service_requests USING btree (order_number);
CREATE INDEX service_requests_by_state ON public.service_requests USING btree (state, requested_at);
CREATE INDEX settlement_lines_by_age ON public.settlement_lines USING btree (gateway, settled_at);
CREATE INDEX settlement_lines_by_entity ON public.settlement_lines USING btree (gateway, entity_id);
CREATE INDEX settlement_lines_by_settlement ON public.settlement_lines USING btree (gateway, settlement_id, utr, line_id);
CREATE INDEX settlement_sums_by_age ON public.settlement_sums USING btree (last_at);
CREATE INDEX skus_by_price_change ON public.skus USING btree (price_changes_at);
CREATE INDEX skus_by_product ON public.skus USING btree (product_code, "position");
CREATE INDEX skus_by_repricing ON public.skus USING btree (repricing);
CREATE INDEX staff_devices_by_member ON public.staff_devices USING btree (staff_id, created_at);
CREATE INDEX staff_sessions_by_member ON public.staff_sessions USING btree (staff_id);
CREATE INDEX stock_entries_by_age ON public.stock_entries USING btree (at);
CREATE INDEX stock_entries_by_order ON public.stock_entries USING btree (order_number);
CREATE INDEX stock_entries_by_sku ON public.stock_entries USING btree (sku, at);
CREATE INDEX store_holds_by_shelf ON public.store_holds USING btree (store_code, sku);
CREATE INDEX store_holds_by_sku ON public.store_holds USING btree (sku);
CREATE INDEX store_stock_by_sku ON public.store_stock USING btree (sku);
CREATE INDEX survey_answers_by_age ON public.survey_answers USING btree (answered_at);
CREATE INDEX survey_answers_by_order ON public.survey_answers USING btree (order_number);
CREATE INDEX survey_answers_by_version ON public.survey_answers USING btree (template_code, version, answered_at);
CREATE INDEX survey_drafts_by_age ON public.survey_drafts USING btree (changed_at);
CREATE INDEX survey_drafts_by_order ON public.survey_drafts USING btree (order_number);
CREATE INDEX uploads_by_customer ON public.uploads USING btree (customer_id, created_at);
CREATE INDEX uploads_by_owner ON public.uploads USING btree (owner_kind, owner_id);
CREATE INDEX visit_consents_by_age ON public.visit_consents USING btree (at);
CREATE INDEX visit_consents_by_customer ON public.visit_consents USING btree (customer_id, at);
CREATE INDEX visit_consents_by_session ON public.visit_consents USING btree (session_id);
CREATE INDEX visits_by_time ON public.visits USING btree (at);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.basket_lines
    ADD CONSTRAINT basket_lines_basket_guid_fkey FOREIGN KEY (basket_guid) REFERENCES public.baskets(guid) ON DELETE CASCADE;
ALTER TABLE ONLY public.catalogue_import_rows
    ADD CONSTRAINT catalogue_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.catalogue_imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.collections
    ADD CONSTRAINT collections_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.courier_bookings
    ADD CONSTRAINT courier_bookings_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.courier_events
    ADD CONSTRAINT courier_events_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.courier_bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.credit_notes
    ADD CONSTRAINT credit_notes_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.customer_notes
    ADD CONSTRAINT customer_notes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.customer_words
    ADD CONSTRAINT customer_words_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.gift_card_entries
    ADD CONSTRAINT gift_card_entries_card_id_fkey FOREIGN KEY (card_id) REFERENCES public.gift_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.gift_card_uses
    ADD CONSTRAINT gift_card_uses_card_id_fkey FOREIGN KEY (card_id) REFERENCES public.gift_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.gift_coupon_requests
    ADD CONSTRAINT gift_coupon_requests_basket_guid_fkey FOREIGN KEY (basket_guid) REFERENCES public.baskets(guid) ON DELETE CASCADE;
ALTER TABLE ONLY public.gift_coupon_requests
    ADD CONSTRAINT gift_coupon_requests_code_fkey FOREIGN KEY (code) REFERENCES public.gift_coupons(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.line_pieces
    ADD CONSTRAINT line_pieces_line_id_fkey FOREIGN KEY (line_id) REFERENCES public.order_lines(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_refunds
    ADD CONSTRAINT money_back_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_buyers
    ADD CONSTRAINT order_buyers_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.parcel_lines
    ADD CONSTRAINT parcel_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES public.order_lines(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parcel_lines
    ADD CONSTRAINT parcel_lines_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES public.parcels(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parcels
    ADD CONSTRAINT parcels_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES public.payment_attempts(id);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.reset_tokens
    ADD CONSTRAINT reset_tokens_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.return_lines
    ADD CONSTRAINT return_lines_return_number_fkey FOREIGN KEY (return_number) REFERENCES public.returns(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.saved_lines
    ADD CONSTRAINT saved_lines_basket_guid_fkey FOREIGN KEY (basket_guid) REFERENCES public.baskets(guid) ON DELETE CASCADE;
ALTER TABLE ONLY public.service_events
    ADD CONSTRAINT service_events_service_number_fkey FOREIGN KEY (service_number) REFERENCES public.service_requests(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.service_requests
    ADD CONSTRAINT service_requests_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.skus
    ADD CONSTRAINT skus_product FOREIGN KEY (product_code) REFERENCES public.products(code) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.store_holds
    ADD CONSTRAINT store_holds_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.orders(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.store_stock
    ADD CONSTRAINT store_stock_sku_fkey FOREIGN KEY (sku) REFERENCES public.skus(sku) ON DELETE CASCADE;
ALTER TABLE ONLY public.survey_answer_values
    ADD CONSTRAINT survey_answer_values_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES public.survey_answers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.visit_consents
    ADD CONSTRAINT visit_consents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wishlist_items
    ADD CONSTRAINT wishlist_items_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wishlist_shares
    ADD CONSTRAINT wishlist_shares_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
