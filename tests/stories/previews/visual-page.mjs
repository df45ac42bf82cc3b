import { addressOf, areaOf, escaped, languageName, pageOf } from './page.mjs'

/** @typedef {import('./compare.mjs').StoryChange} StoryChange */

const verdicts = ['changed', 'added', 'removed']

const pictureNames = { before: 'Before', after: 'After', difference: 'Difference' }

function figure(kind, address, about) {
  return `<figure data-kind="${kind}"><figcaption>${pictureNames[kind]}</figcaption>
<a href="${addressOf(address)}"><img loading="lazy" src="${addressOf(address)}" alt="${escaped(`${pictureNames[kind]}: ${about}`)}"></a></figure>`
}

function verdictText({ verdict, pixels }) {
  return verdict === 'changed' ? `changed, ${pixels.toLocaleString('en-US')} pixels` : verdict
}

/** One language of a story at one width: before, after, and the difference. */
function viewColumn(view, { title, name }) {
  const [locale = ''] = view.mode.split(' ')
  const about = `${title} ${name}, ${view.mode}`
  const pictures = Object.entries(view.files).map(([kind, address]) => figure(kind, address, about))
  return `<div lang="en"><p><strong lang="${locale}">${languageName(locale)}</strong> <span class="muted">${verdictText(view)}</span></p>
<div class="pictures">${pictures.join('\n')}</div></div>`
}

function article(change) {
  const widths = [...new Set(change.views.map(({ mode }) => mode.split(' ')[1]))]
  const rows = widths.map((width) => {
    const views = change.views
      .filter(({ mode }) => mode.endsWith(` ${width}`))
      .toSorted((a, b) => a.mode.localeCompare(b.mode))
    return `<h3>${escaped(width)}</h3><div class="pair">${views.map((view) => viewColumn(view, change)).join('\n')}</div>`
  })
  return `<article tabindex="-1" id="${escaped(change.id)}" data-area="${escaped(areaOf(change.title))}" data-verdict="${change.verdict}" aria-labelledby="${escaped(change.id)}-name">
<h2 id="${escaped(change.id)}-name">${escaped(change.title)} · ${escaped(change.name)}</h2>
<p><span class="muted">${change.verdict}</span> <button type="button" data-action="seen" aria-pressed="false">Seen</button></p>
${rows.join('\n')}
</article>`
}

/**
 * Runs in the report: its filters and its keys. It remembers the reviewed stories if the browser lets a file store
 * something.
 */
function behave() {
  const articles = [...document.querySelectorAll('article')]
  const area = document.querySelector('#area')
  const verdict = document.querySelector('#verdict')
  const counter = document.querySelector('#counter')
  const toggle = document.querySelector('[data-action=difference]')
  const key = `puente-seen:${document.body.dataset.report}`
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '[]')
    } catch {
      return []
    }
  }
  const seen = new Set(kept())
  const shown = () => articles.filter((article) => !article.hidden)
  const draw = () => {
    for (const article of articles) {
      const { dataset, id } = article
      article.hidden =
        (area.value !== '' && dataset.area !== area.value) ||
        (verdict.value !== '' && dataset.verdict !== verdict.value)
      dataset.seen = String(seen.has(id))
      article.querySelector('[data-action=seen]').setAttribute('aria-pressed', String(seen.has(id)))
    }
    const left = shown().filter(({ id }) => !seen.has(id)).length
    counter.textContent = `${shown().length} stories, ${left} not seen yet`
  }
  const see = (article) => {
    if (seen.has(article.id)) seen.delete(article.id)
    else seen.add(article.id)
    try {
      localStorage.setItem(key, JSON.stringify([...seen]))
    } catch {
      // It is lost with the page.
    }
    draw()
  }
  const differ = () => {
    const isShown = toggle.getAttribute('aria-pressed') !== 'true'
    toggle.setAttribute('aria-pressed', String(isShown))
    for (const picture of document.querySelectorAll('[data-kind=difference]')) picture.hidden = !isShown
  }
  const current = () => document.activeElement?.closest('article') ?? null
  const go = (step) => {
    const list = shown()
    const at = list.indexOf(current())
    const next = list[at < 0 && step < 0 ? list.length - 1 : Math.min(Math.max(at + step, 0), list.length - 1)]
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'start' })
  }
  area.addEventListener('change', draw)
  verdict.addEventListener('change', draw)
  toggle.addEventListener('click', differ)
  for (const article of articles)
    article.querySelector('[data-action=seen]').addEventListener('click', () => {
      see(article)
    })
  const keys = { j: () => go(1), k: () => go(-1), d: differ, a: () => current() && see(current()) }
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('select')) return
    keys[event.key]?.()
  })
  draw()
}

const option = ([value, label]) => `<option value="${escaped(value)}">${escaped(label)}</option>`

/**
 * The report of a comparison as one HTML page.
 * @param {{ changes: readonly StoryChange[], before: string, after: string, notices: readonly string[] }} report
 */
export function visualPage({ changes, before, after, notices }) {
  const differing = changes.filter(({ verdict }) => verdict !== 'same')
  const countOf = (verdict) => changes.filter((change) => change.verdict === verdict).length
  const areas = [...new Set(differing.map(({ title }) => areaOf(title)))].toSorted()
  const counts = verdicts.map((verdict) => [verdict, `${verdict} (${countOf(verdict)})`])
  const body = `<header><h1>What looks different</h1>
<p>Before: <strong>${escaped(before)}</strong>. After: <strong>${escaped(after)}</strong>. English and Español beside each other.</p>
<p>${countOf('changed')} changed, ${countOf('added')} added, ${countOf('removed')} removed, ${countOf('same')} the same.</p>
${notices.map((notice) => `<p>${escaped(notice)}</p>`).join('\n')}
</header>
<div class="bar" role="toolbar" aria-label="Review">
<label>Area <select id="area">${[['', 'all'], ...areas.map((area) => [area, area])].map(option).join('')}</select></label>
<label>What <select id="verdict">${[['', 'everything'], ...counts].map(option).join('')}</select></label>
<button type="button" data-action="difference" aria-pressed="true">Difference</button>
<span id="counter" role="status"></span>
<span class="muted">Keys: j next, k previous, a seen, d difference</span>
</div>
<main>
${differing.map(article).join('\n') || '<p>Every picture is the same.</p>'}
</main>`
  const page = pageOf({ title: `Puente: ${before} and ${after}`, body, script: `(${behave.toString()})()` })
  return page.replace('<body>', `<body data-report="${escaped(`${before}…${after}`)}">`)
}
