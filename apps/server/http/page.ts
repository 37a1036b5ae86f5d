import { createHash } from 'node:crypto';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1rem}' +
  'code{background:#8882;padding:.1em .3em;border-radius:.2em}small{opacity:.75}';

/** For the Content-Security-Policy: the one style that pages may have. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The page for anyone who opens the server, an invitation or a seat in a browser. It contains no secrets. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Ironfield</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Ironfield</h1>
<p>A digital tabletop for mech wargames. This is its server; for now games are played in the terminal:</p>
<p>To start a game here, use this page's address: <code>ironfield play --server ADDRESS</code></p>
<p>If you were sent a link, use the whole link, also what stands after the #:
<code>ironfield play --join 'LINK'</code></p>
<p>For programs: <a href="/api/openapi.json">the description of the API</a> and
<a href="/api/catalogue">the games it offers</a>.</p>
<p><small>Ironfield is an unofficial fan work, neither made nor endorsed by the owners of the games it plays.
BattleTech, BattleMech, 'Mech and BattleForce are trademarks of The Topps Company, Inc.; Heavy Gear is a trademark of
Dream Pod 9, Inc.</small></p>
</body>
</html>
`;
