vcl 4.1;

# Varnish between the proxy with TLS and the storefronts. Copy it to /etc/varnish/ and change PURGE_TOKEN to the CDN_PURGE_TOKEN of the
# storefronts. What may be kept, and for how long, is in the headers of the storefront: no page is named here but those of one shopper.

import directors;
import std;

backend storefront_1 {
    .host = "127.0.0.1";
    .port = "3001";
    .first_byte_timeout = 30s;
    .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

backend storefront_2 {
    .host = "127.0.0.1";
    .port = "3002";
    .first_byte_timeout = 30s;
    .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_init {
    new storefronts = directors.round_robin();
    storefronts.add_backend(storefront_1);
    storefronts.add_backend(storefront_2);
}

sub vcl_recv {
    set req.backend_hint = storefronts.backend();

    if (req.method == "PURGE") {
        call purge_by_key;
    }
    if (req.restarts == 0) {
        unset req.http.X-Original-Url;
    } else {
        return (pass);
    }

    # The kind of device, by the rule of the storefront: without it every browser would be a page of its own.
    if (req.http.Sec-CH-UA-Mobile == "?1") {
        set req.http.X-Device = "mobile";
    } else if (req.http.Sec-CH-UA-Mobile == "?0") {
        set req.http.X-Device = "desktop";
    } else if (req.http.User-Agent ~ "(?i)\b(?:Mobi|Mobile|Android|iPhone|iPad|iPod|IEMobile|Opera Mini|BlackBerry|webOS)\b") {
        set req.http.X-Device = "mobile";
    } else {
        set req.http.X-Device = "desktop";
    }

    # The storefront compresses; three copies at most. It needs the parameter http_gzip_support=off.
    if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?! *; *q=0(\.0*)?(,|$))") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?! *; *q=0(\.0*)?(,|$))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Videos are asked for in parts. What belongs to one shopper is never stored anyway; here it waits for nobody else, either.
    # Before each address may stand the language.
    if (req.url ~ "^/images/video/" ||
        req.url ~ "^(/hi)?/api/" ||
        req.url ~ "^(/hi)?/(appointments|cart|checkout|counter|displayemail|forgotpassword|gift-cards|makepayment)([/?]|$)" ||
        req.url ~ "^(/hi)?/(myaccount|old-gold|passwordreset|payu_response|pincode|preview|razorpay_response|survey|thankyou)([/?]|$)" ||
        req.url ~ "^(/hi)?/(track-order|trackorder|user-access|users|wishlist)([/?]|$)") {
        return (pass);
    }

    # The storefront leads a shopper who typed its address to the language that was chosen before.
    if (req.url ~ "^/(\?|$)" && req.http.Sec-Fetch-Site == "none" && req.http.Cookie ~ "(^|; *)languageID=") {
        return (pass);
    }

    # Campaigns are read by the page's script. A redirect has to pass them on: see vcl_deliver.
    if (req.url ~ "[?&](utm_[a-z]+|track|gclid|gbraid|wbraid|fbclid|msclkid)=") {
        set req.http.X-Original-Url = req.url;
        set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|track|gclid|gbraid|wbraid|fbclid|msclkid)=[^&]*", "\1");
        set req.url = regsuball(req.url, "&&+", "&");
        set req.url = regsub(regsub(req.url, "\?&", "?"), "[?&]$", "");
    }
    # Cookies choose no copy. They are passed on, because a closed store opens by them, and such an answer is not shared.
    return (hash);
}

# PURGE with the header Surrogate-Key: keys separated by blanks.
sub purge_by_key {
    if (req.http.Authorization != "Bearer PURGE_TOKEN") {
        return (synth(403));
    }
    if (!req.http.Surrogate-Key) {
        return (synth(400));
    }
    # A character with a meaning in an expression stands for any.
    set req.http.Surrogate-Key = regsuball(req.http.Surrogate-Key, "[^A-Za-z0-9_:/ -]", ".");
    set req.http.Surrogate-Key = regsuball(req.http.Surrogate-Key, " +", "|");
    if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + req.http.Surrogate-Key + ")(\s|$)")) {
        std.log("A purge failed: " + std.ban_error());
        return (synth(400));
    }
    return (synth(204));
}

sub vcl_backend_response {
    # Rather a page that is a little old than an error.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    # Only what says that it may be shared is kept. Visitors of anything else do not wait for each other meanwhile.
    if (beresp.http.Cache-Control !~ "(?i)(^|[ ,])public(,|$)") {
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
        return (deliver);
    }
    # The lifetime is s-maxage less Age, which Varnish does not compute for a 308. The grace is stale-while-revalidate, also while no
    # storefront answers.
    if (beresp.status == 308) {
        set beresp.ttl = std.duration(regsub(beresp.http.Cache-Control, "^.*s-maxage=([0-9]+).*$", "\1s"), 0s) -
            std.duration(beresp.http.Age + "s", 0s);
    }
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-while-revalidate=([0-9]+).*$", "\1s"), 0s);
    # Feeds, lists for search engines and photos name no key. They go with all pages, as when the store closes.
    if (!beresp.http.Surrogate-Key && bereq.url !~ "^/_next/") {
        set beresp.http.Surrogate-Key = "shop";
    }
    set beresp.keep = 10m;
    # It is the id of the request that brought the page, and not of those that are answered with it later.
    unset beresp.http.X-Request-Id;
    # What follows is built in: nothing with Set-Cookie is kept, and nothing that has ended.
}

sub vcl_deliver {
    # The storefront itself adds the campaign to a redirect.
    if (req.http.X-Original-Url && resp.status >= 301 && resp.status <= 308 && resp.status != 304) {
        set req.url = req.http.X-Original-Url;
        unset req.http.X-Original-Url;
        return (restart);
    }
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
    # What is between Varnish and the browser is told by what the page differs in the end.
    set resp.http.Vary = regsub(resp.http.Vary, "X-Device", "User-Agent, Sec-CH-UA-Mobile");
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    return (deliver);
}

sub vcl_backend_error {
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    synthetic("The shop cannot be reached at the moment. Please try again.");
    return (deliver);
}

sub vcl_synth {
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    synthetic("");
    return (deliver);
}
