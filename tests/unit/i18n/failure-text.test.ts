import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { failureText } from '#i18n/failure-text.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'

afterAll(() => changeLanguage('en'))

describe.each(languages)('a message of the service with a wait behind it, in %s', (language) => {
  beforeAll(async () => {
    await changeLanguage(language)
    await loadNamespaces('call-failures')
  })

  const textsNow = () => {
    const t = fixedT(language, 'call-failures')
    return { t, wait: t('tryAgainIn', { count: 30 }) }
  }

  it.each([
    ['Too many', 'Too many.'],
    ['Too many ', 'Too many.'],
    ['Too many.', 'Too many.'],
    ['Too many!', 'Too many!'],
    ['Why so often?', 'Why so often?'],
    ['(Too many.)', '(Too many.)'],
  ])('%j ends before the wait begins', (message, sentence) => {
    const { t, wait } = textsNow()
    const failure = { kind: 'server', operation: 'login', status: 429, message, retryAfterSeconds: 30 } as const
    expect(failureText(t, failure)).toBe(`${sentence} ${wait}`)
  })

  it('ends before it where it names fields', () => {
    const { t, wait } = textsNow()
    const problems = [{ field: 'ssn', message: 'is wrong' }]
    const failure = { kind: 'validation', operation: 'login', status: 429, problems, retryAfterSeconds: 30 } as const
    expect(failureText(t, failure)).toBe(`${t('validationPrefix')} ssn: is wrong. ${wait}`)
  })

  it('is left as it came where nothing follows it', () => {
    const { t } = textsNow()
    expect(failureText(t, { kind: 'server', operation: 'login', status: 409, message: 'Closed' })).toBe('Closed')
  })
})
