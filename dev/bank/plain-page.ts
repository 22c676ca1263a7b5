/** Escapes a text for HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Style sheet of the bank and the inbox. `wide` is the class of a page with a table or a mail. */
const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:clamp(1rem,6vh,4rem) 1rem;background:#eef1f5;color:#1c2733}
main{max-width:30rem;margin:auto;padding:clamp(1rem,5vw,2.25rem);background:#fff;border:1px solid #d9dfe6;border-radius:1rem}
main.wide{max-width:60rem}.bank{margin:0 0 1.5rem;color:#2a4a6b;font-weight:700}
h1{margin:0 0 1.25rem;font-size:1.6rem;line-height:1.25;overflow-wrap:anywhere}h2{margin:2rem 0 .25rem;font-size:1.05rem}
label{font-weight:600}label,input,button{display:block;width:100%;box-sizing:border-box}
input{margin:.35rem 0 1rem;padding:.75rem;border:1px solid #7c8895;border-radius:.5rem;font:inherit;font-variant-numeric:tabular-nums}
button{margin-top:.75rem;padding:.8rem;border:0;border-radius:.5rem;background:#173a5e;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:#fff;color:#173a5e;border:1px solid #7c8895}
a{color:#173a5e}time{white-space:nowrap}.note,time{color:#5a6673}.note{margin:0 0 .75rem;font-size:.9rem}p[role=alert]{color:#a00;font-weight:600}
ul{margin:0;padding:0;list-style:none;font-size:.85rem}
li{display:flex;flex-wrap:wrap;gap:0 .5rem;justify-content:space-between}li,td,th,tr{border-top:1px solid #e6eaef}li,td,th{padding:.45rem 0}
code{white-space:nowrap;font-size:1em}
table{width:100%;border-collapse:collapse}td,th{padding-right:.5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
iframe{width:100%;height:70vh;border:1px solid #d9dfe6;border-radius:.5rem}
details{margin-top:1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:40rem){thead{display:none}tr,td{display:block}tr{padding:.45rem 0}td{padding:0;border:0}}`;

type PlainPage = { title: string; body: string; head?: string; isWide?: boolean };

/** Returns a whole HTML page around a body. Its icon is empty, so that the browser requests none. */
export const plainPage = ({ title, body, head = '', isWide = false }: PlainPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}
<title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main${isWide ? ' class="wide"' : ''}>${body}</main></body></html>`;
