const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML and attributes. */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => entities[character])

/** The address of a file below the page; modes have blanks in their names. */
export const addressOf = (path) => escaped(path.split('/').map(encodeURIComponent).join('/'))

/** The group of a story's title: `Plans` of `Widgets/Plans/Plan card`. */
export const areaOf = (title) => title.split('/').at(-2) ?? title

const languageNames = { en: 'English', es: 'Español' }
/** A language's name in that language. */
export const languageName = (locale) => languageNames[locale] ?? locale

const style = `
:root{color-scheme:light;--ink:#16302b;--muted:#4b5f5a;--paper:#faf6ee;--line:#c9c0b0;--primary:#0f5b4f;--wash:#eef7f3}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header,main{padding:1rem clamp(1rem,3vw,2.5rem)}
h1{margin:0;font-size:1.6rem}h2{margin:0;font-size:1.15rem;overflow-wrap:anywhere}h3{margin:1rem 0 .25rem;font-size:1rem}
p{margin:.25rem 0}
.muted{color:var(--muted)}
.bar{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.75rem clamp(1rem,3vw,2.5rem);background:#fff;border-block:1px solid var(--line)}
select,button{font:inherit;min-height:2.75rem;padding:.25rem .75rem;border:1px solid #7c7669;border-radius:.5rem;background:#fff;color:inherit}
button[aria-pressed=true]{background:var(--primary);border-color:var(--primary);color:#fff}
:focus-visible{outline:3px solid #0a3d36;outline-offset:2px}
article{margin:0 0 1.5rem;padding:1rem;background:#fff;border:1px solid var(--line);border-radius:.75rem;scroll-margin-top:9rem}
article[data-seen=true]{background:var(--wash)}
.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem;align-items:start}
.pictures{display:flex;gap:.5rem;align-items:start}
figure{margin:0;min-width:0;flex:1}
figcaption{font-size:.85rem;color:var(--muted)}
img{display:block;max-width:100%;height:auto;border:1px solid var(--line);background:#fff}
[hidden]{display:none!important}
@media (max-width:48rem){.pair{grid-template-columns:1fr}}
@media print{.bar{position:static}article{break-inside:avoid}}
`

/** A whole page that needs only its pictures: it opens from a disk as well as from a server. */
export function pageOf({ title, body, script = '' }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`
}
