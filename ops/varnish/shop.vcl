vcl 4.1;

# Varnish before the gateways: caches answers with `Surrogate-Control`, and purges them by tag (xkey) when a gateway reports a change.
# Requires Varnish 7 with varnish-modules, `-p http_gzip_support=off`, and two listeners: `-a visitors=:6081 -a purges=:6082`.

import std;
import xkey;

backend gateway {
  .host = "svc-gateway";
  .port = "8080";
  .connect_timeout = 1s;
  # Exceeds the gateway's own deadlines: uploads have two minutes, the assistant's answers are streams.
  .first_byte_timeout = 125s;
  .between_bytes_timeout = 125s;
}

sub vcl_recv {
  if (local.socket == "purges") {
    if (req.method != "PURGE") {
      return (synth(405));
    }
    if (req.http.xkey) {
      set req.http.n-gone = xkey.purge(req.http.xkey);
    } else {
      ban("obj.status != 0");
    }
    return (synth(200));
  }
  # Requests for personal data and requests that change data are passed.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.Cookie ||
      req.http.Content-Length || req.http.Transfer-Encoding) {
    return (pass);
  }
  # Browsers write the same few encodings in many ways; one form of each keeps the cache small.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br, gzip";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+" && beresp.http.Cache-Tag && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    # Limits the age of an answer whose purge was lost.
    if (beresp.ttl > 10s) {
      set beresp.ttl = 10s;
    }
    # Deducts the time for which the gateway has kept the answer, because Varnish counts a lifetime set here from now on.
    set beresp.ttl = beresp.ttl - beresp.age;
    # An answer expires at this second, such as at the beginning or the end of a sale.
    if (beresp.http.Expires && std.time(beresp.http.Expires, now) - now < beresp.ttl) {
      set beresp.ttl = std.time(beresp.http.Expires, now) - now;
    }
    set beresp.http.xkey = beresp.http.Cache-Tag;
    unset beresp.http.X-Request-Id;
    return (deliver);
  }
  # Immutable files are cached. Everything else is requested each time, and no request waits for another one.
  if (beresp.status != 200 || beresp.http.Cache-Control !~ "immutable" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
  } elsif (beresp.http.Cache-Tag) {
    # A picture is purged by its tag when it is deleted or hidden.
    set beresp.http.xkey = beresp.http.Cache-Tag;
  }
  return (deliver);
}

sub vcl_deliver {
  if (!resp.http.X-Request-Id) {
    set resp.http.X-Request-Id = req.xid;
  }
  unset resp.http.Surrogate-Control;
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
