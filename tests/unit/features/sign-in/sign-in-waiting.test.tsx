import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { SignInWaiting } from '#features/sign-in/sign-in-waiting.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'

beforeAll(async () => {
  await loadNamespaces('login', 'common', 'menus')
})

// Proves F-65.
it.each(['en', 'es'] as const)('whoever returns from signing does not read of logging in, in %s', async (language) => {
  await changeLanguage(language)
  const t = fixedT(language, 'login')
  const { rerender } = render(<SignInWaiting isReturn />)
  expect(screen.getByText(t('handover.signed'))).toBeDefined()
  expect(screen.queryByText(t('handover.waiting'))).toBeNull()
  expect(document.title).toContain(t('handover.signed'))
  rerender(<SignInWaiting isReturn={false} />)
  expect(screen.getByText(t('handover.waiting'))).toBeDefined()
})
