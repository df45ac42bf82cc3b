import { addressOf, areaOf, escaped, languageName, pageOf } from './page.mjs'

/** @typedef {{ id: string, title: string, name: string, views: readonly { mode: string, address: string }[] }} Screen */

function column({ mode, address }, { title, name }) {
  const [locale = '', width = ''] = mode.split(' ')
  return `<figure data-width="${escaped(width)}"><figcaption lang="${locale}">${languageName(locale)}</figcaption>
<a href="${addressOf(address)}"><img loading="lazy" src="${addressOf(address)}" alt="${escaped(`${title} ${name}, ${mode}`)}"></a></figure>`
}

function section(screen) {
  const views = screen.views.toSorted((a, b) => a.mode.localeCompare(b.mode))
  return `<article id="${escaped(screen.id)}" data-area="${escaped(screen.title)}"><h2>${escaped(screen.title.split('/').slice(1).join(' / '))} · ${escaped(screen.name)}</h2>
<div class="pair">${views.map((view) => column(view, screen)).join('\n')}</div></article>`
}

/** Runs in the gallery: chooses the screens and the width. */
function behave() {
  const area = document.querySelector('#area')
  const buttons = [...document.querySelectorAll('[data-show]')]
  const draw = (width) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.show === width))
    for (const picture of document.querySelectorAll('[data-width]')) picture.hidden = picture.dataset.width !== width
  }
  const choose = () => {
    for (const article of document.querySelectorAll('article'))
      article.hidden = area.value !== '' && article.dataset.area !== area.value
  }
  area.addEventListener('change', choose)
  for (const button of buttons) button.addEventListener('click', () => draw(button.dataset.show))
  draw(buttons[0]?.dataset.show)
}

/**
 * Every screen in both languages side by side, as one HTML page.
 * @param {readonly Screen[]} screens
 * @param {string} subject the source of the pictures
 */
export function bilingualPage(screens, subject) {
  const titles = [...new Set(screens.map(({ title }) => title))]
  const widths = [
    ...new Set(screens.flatMap(({ views }) => views.map(({ mode }) => mode.split(' ')[1] ?? ''))),
  ].toSorted()
  const options = titles.map(
    (title) =>
      `<option value="${escaped(title)}">${escaped(`${areaOf(title)}: ${title.split('/').slice(1).join(' / ')}`)}</option>`,
  )
  const body = `<header><h1>Every screen, in English and Español</h1>
<p>${screens.length} screens of ${escaped(subject)}. A picture opens at full size.</p></header>
<div class="bar" role="toolbar" aria-label="Which screens">
<label>Screens <select id="area"><option value="">all</option>${options.join('')}</select></label>
${widths.map((width) => `<button type="button" data-show="${escaped(width)}" aria-pressed="false">${escaped(width)}</button>`).join('\n')}
</div>
<main>
${screens.map(section).join('\n')}
</main>`
  return pageOf({ title: 'Puente in both languages', body, script: `(${behave.toString()})()` })
}
