import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { changeLanguage, loadNamespaces, onLanguageChange } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'

// Runs apart: a page is built in another language only while nothing else listens for the language.
function NewTab() {
  const { t } = useTranslation('common')
  return <p>{t('externalLink.newTab')}</p>
}

it('a part that is hydrated after a switch of the language matches its page, and then takes the language', async () => {
  await loadNamespaces('common')
  await changeLanguage('en')
  const place = document.createElement('div')
  place.innerHTML = renderToString(<NewTab />)
  const english = place.textContent
  const stop = onLanguageChange(vi.fn())
  await changeLanguage('es')
  const onRecoverableError = vi.fn()
  await act(async () => {
    hydrateRoot(place, <NewTab />, { onRecoverableError })
    await Promise.resolve()
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(english).not.toBe('')
  expect(place.textContent).not.toBe(english)
  stop()
})
