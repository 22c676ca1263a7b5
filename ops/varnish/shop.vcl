vcl 4.1;

# Varnish before the gateways: keeps for all of them what says `Surrogate-Control`, and drops it by tag (xkey) when a gateway tells of a
# change. Needs Varnish 7 with varnish-modules, `-p http_gzip_support=off`, and two listeners: `-a visitors=:6081 -a purges=:6082`.

import std;
import xkey;

backend gateway {
  .host = "svc-gateway";
  .port = "8080";
  .connect_timeout = 1s;
  # Longer than the gateway's own deadlines: uploads have two minutes, the assistant's answers come in pieces.
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
  # What is somebody's own passes by, and so does what changes something.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.Cookie ||
      req.http.Content-Length || req.http.Transfer-Encoding) {
    return (pass);
  }
  # Browsers write the same few encodings in many ways.
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
    # While no change is heard of, nothing is older than this.
    if (beresp.ttl > 10s) {
      set beresp.ttl = 10s;
    }
    # The gateway may have kept the answer for a while. Varnish counts a lifetime that is set here from now on.
    set beresp.ttl = beresp.ttl - beresp.age;
    # What an answer shows changes at this second, as a price does at the beginning and the end of a sale.
    if (beresp.http.Expires && std.time(beresp.http.Expires, now) - now < beresp.ttl) {
      set beresp.ttl = std.time(beresp.http.Expires, now) - now;
    }
    set beresp.http.xkey = beresp.http.Cache-Tag;
    unset beresp.http.X-Request-Id;
    return (deliver);
  }
  # Files that never change by their name; whatever else is asked for each time, and nobody waits for another's.
  if (beresp.status != 200 || beresp.http.Cache-Control !~ "immutable" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
  } elsif (beresp.http.Cache-Tag) {
    # A picture: purged by its tag when it is deleted or hidden.
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
