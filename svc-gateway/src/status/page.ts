import { escapeHtml } from '@ethereal/service-kit/escape-html';
import type { SiteState } from './state.ts';

type Cell = string | number | undefined;

/** Returns the status page as HTML. Its style sheet is a separate file, as the site's policy requires. */
export function statusPage(state: SiteState): string {
  const instances = state.services.flatMap(({ name, instances }) =>
    instances.map((entry) => [name, entry.url, entry.health, entry.breaker, entry.inFlight, entry.lacks.join(', ')]),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Status | Ethereal.</title>
<link rel="stylesheet" href="/status.css">
</head>
<body>
<main>
<h1>Ethereal. status</h1>
<p class="${state.ok ? 'good' : 'bad'}">${state.ok ? 'Everything is up.' : 'Something is unavailable.'}</p>
${table('Services', ['Service', 'Instance', 'Health', 'Breaker', 'In flight', 'Lacks'], instances)}
${table(
  'Pages made on the server',
  ['Renderer', 'Shell and area', 'State', 'Failures', 'Deaths', 'Last reason'],
  state.renderers.flatMap(renderer),
)}
${table(
  'Backing services',
  ['Part', 'State'],
  [
    ['Message broker', state.broker],
    ['Redis', state.redis],
  ],
)}
${table(
  'Queues',
  ['Queue', 'Waiting', 'Dead letters'],
  state.queues.map((entry) => [entry.name, entry.waiting, entry.deadLetters]),
)}
${table(
  'Areas',
  ['Area', 'Version', 'Canary', 'Released', 'By'],
  [
    ['shell', state.shell],
    ...state.areas.map((entry) => [entry.name, entry.version, entry.canary, entry.releasedAt, entry.releasedBy]),
  ],
)}
<p class="${state.releases === 'verified' ? 'good' : 'bad'}">Releases are ${state.releases}.</p>
${
  state.refused.length > 0
    ? table(
        'Refused',
        ['Area', 'Version', 'Reason'],
        state.refused.map((entry) => [entry.area, entry.version, entry.reason]),
      )
    : ''
}
</main>
</body>
</html>
`;
}

/**
 * Returns the rows of a renderer's instance, with each pair of versions that it renders. A resting pair receives no
 * requests for a while.
 */
const renderer = ({ url, pairs }: SiteState['renderers'][number]): Cell[][] =>
  pairs && pairs.length > 0
    ? pairs.map((entry) => [url, entry.pair, entry.state, entry.failures, entry.deaths, entry.reason])
    : [[url, '', pairs ? 'up' : 'unavailable']];

const table = (caption: string, head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  `<table>
<caption>${caption}</caption>
<thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${head.map((_, index) => cell(row[index])).join('')}</tr>`).join('\n')}</tbody>
</table>`;

function cell(value: Cell): string {
  const text = escapeHtml(String(value ?? ''));
  const tone = /^(ready|up|closed|working)$/.test(text)
    ? 'good'
    : /^(down|unavailable|open|resting)$/.test(text)
      ? 'bad'
      : '';
  return tone ? `<td class="${tone}">${text}</td>` : `<td>${text}</td>`;
}

/** Style sheet of the status page. */
export const STATUS_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; margin: 2rem 0; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.5rem; }
th, td { text-align: left; padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
.good { color: light-dark(#08624f, #5fd3b3); }
.bad { color: light-dark(#b3261e, #ff9a92); font-weight: 600; }
`;
