/** The window property that a running payload sets. */
export const flag = 'xssran'
const run = `window.${flag}=1`
/** Markup, addresses and templates that run if a page doesn't treat them as plain text. */
export const payloads: readonly string[] = [
  `<script>${run}</script>`,
  `"><script>${run}</script>`,
  `'><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}">`,
  `"><img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<body onload=${run}>`,
  `<iframe srcdoc="<script>parent.${flag}=1</script>"></iframe>`,
  `<iframe src="javascript:parent.${flag}=1"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}">x</a>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<marquee onstart=${run}>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import 'https://evil.example/x.css'</style>`,
  `<math><mtext><img src=x onerror=${run}>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<!--><img src=x onerror=${run}>-->`,
  `<img name=getElementById id=cookie>`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}//`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `{{constructor.constructor('${run}')()}} \${${run}} $t(call-failures:title)`,
]

/** The texts of an answer that its reader needs unchanged: with a payload in them nothing would be shown. */
const needed = new Set([
  'fips',
  'zipcode',
  'state',
  'id',
  'network_tier',
  'csr',
  'family_cost',
  'type',
  'metal_level',
  'token',
])

/** An answer in which every other text is a payload, each from the next call of `next`. */
export function poisoned(value: unknown, next: () => string, key = ''): unknown {
  if (typeof value === 'string') return needed.has(key) ? value : next()
  if (Array.isArray(value)) return value.map((item) => poisoned(item, next, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, poisoned(member, next, name)]))
}

/**
 * Returns the elements and attributes of a page's body that run code, and the addresses that lead to a script. It uses
 * only its argument, so a browser can evaluate it.
 */
export function harm(mark: string): readonly string[] {
  const allowed = /^(https:\/\/|tel:|mailto:|\/(?!\/)|#)/
  const running = 'script, iframe, object, embed, base, marquee, link, style, meta[http-equiv=refresh]'
  const found = [...document.body.querySelectorAll(running)].map(({ outerHTML }) => outerHTML)
  if (mark in window) found.push('a payload ran')
  for (const element of document.body.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const isHarmful =
        /^on|^srcdoc$|^formaction$/.test(name) ||
        (['href', 'src', 'action', 'xlink:href'].includes(name) && !allowed.test(value)) ||
        (['id', 'name'].includes(name) && /[<>]|javascript:/i.test(value)) ||
        (name === 'style' && /url|import|expression/.test(value))
      if (isHarmful) found.push(`${element.tagName} ${name}="${value}"`)
    }
  return found
}
