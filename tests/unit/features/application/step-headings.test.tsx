import 'fake-indexeddb/auto'

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { ApplicationScreen } from '#features/application/application-screen.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { aloneOnDevice, mount } from '#tests/promises/mounting.tsx'

// Proves F-9.
it.each(languages)('the two steps of the first screen have headings of one level in %s', async (language) => {
  await loadNamespaces(...allNamespaces)
  await changeLanguage(language)
  const user = verifiedLead()
  const draft = { application: applicationOf(user), place: startOf('contact'), revision: 0 }
  mount(<ApplicationScreen {...aloneOnDevice()} {...{ user, facts: quoteFacts(user), draft, onLeave: vi.fn() }} />, {
    user,
  })
  const t = fixedT(language, 'application')
  const [contact, address] = (['contact', 'address'] as const).map((step) =>
    screen.getByRole('heading', { level: 2, name: t(`applicationSteps.${step}.title`) }),
  )
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(address && contact?.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
