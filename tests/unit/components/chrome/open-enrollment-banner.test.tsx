import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'

import { OpenEnrollmentBanner } from '#components/chrome/open-enrollment-banner.tsx'
import type { EnrollmentNews } from '#domain/calendar/enrollment-news.ts'
import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'

// Runs apart: a page is built in another language only while nothing else listens for the language.
const begins: EnrollmentNews = { kind: 'begins', planYear: 2027 }
const closes: EnrollmentNews = { kind: 'openMayChange', planYear: 2027, until: { year: 2027, month: 1, day: 15 } }
const built = <OpenEnrollmentBanner news={begins} newsOfBuild={begins} />
const today = <OpenEnrollmentBanner news={closes} newsOfBuild={begins} />

describe.each(languages)('the Open Enrollment banner of a built page, in %s', (language) => {
  beforeAll(async () => {
    await changeLanguage(language)
    await loadNamespaces('menus')
  })

  // The console guard fails the test if React refuses the built markup.
  it('says what is true on the day on which it is read', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(built)
    const expected = document.createElement('div')
    expected.innerHTML = renderToString(<OpenEnrollmentBanner news={closes} newsOfBuild={closes} />)
    expect(page.textContent).not.toBe(expected.textContent)
    const { unmount } = render(today, { container: page, hydrate: true })
    expect(page.textContent).toBe(expected.textContent)
    // A page is built in the language that nothing shown holds on to.
    unmount()
  })
})
