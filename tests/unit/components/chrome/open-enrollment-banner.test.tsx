import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'

import { OpenEnrollmentBanner } from '#components/chrome/open-enrollment-banner.tsx'
import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'

const built = <OpenEnrollmentBanner news={{ planYear: 2027, hasBegun: false }} />
const today = <OpenEnrollmentBanner news={{ planYear: 2027, hasBegun: true }} />

describe.each(languages)('the Open Enrollment banner of a built page, in %s', (language) => {
  beforeAll(async () => {
    await changeLanguage(language)
    await loadNamespaces('common')
  })

  // The console guard fails the test if React refuses the built markup.
  it('says what is true on the day on which it is read', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(built)
    const expected = document.createElement('div')
    expected.innerHTML = renderToString(today)
    expect(page.textContent).not.toBe(expected.textContent)
    render(today, { container: page, hydrate: true })
    expect(page.textContent).toBe(expected.textContent)
  })
})
