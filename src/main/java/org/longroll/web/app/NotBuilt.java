package org.longroll.web.app;

import java.nio.charset.StandardCharsets;

/** The page at {@code /} of a server that was built without node. */
final class NotBuilt {

    static final AppFile PAGE = AppFile.of("text/html; charset=utf-8", """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>Longroll</title></head>
            <body><main><h1>Longroll</h1>
            <p>The journal is served, but without its page: this server was built without node.</p>
            <p>To get the page, install node 20.19 or newer with npm (Debian: apt install nodejs npm; macOS: brew install node;
            any: nodejs.org), stop the server, and start <code>./longroll</code> again: it builds what is missing.</p>
            <p>Everything can be done without it: <a href="/q/swagger-ui">the API</a>.</p></main></body></html>
            """.getBytes(StandardCharsets.UTF_8));

    private NotBuilt() {}
}
