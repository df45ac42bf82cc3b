import { describe, expect, it } from 'vitest'

import { carriers } from '#content/carriers.ts'
import { questions } from '#content/questions.ts'

const answerOf = (slug: string) => {
  const question = questions.find((one) => one.slug === slug)
  return { en: `${question?.short.en} ${question?.more.en}`, es: `${question?.short.es} ${question?.more.es}` }
}

// Proves C-25.
describe('the answers say what federal law says', () => {
  it.each([
    ['who-qualifies', 'the second-lowest-cost Silver plan', 'el segundo plan Plata más económico'],
    ['who-qualifies', 'even if they turn it down', 'aunque lo rechace'],
    ['who-qualifies', 'permanent residents', 'residentes permanentes'],
    ['social-security-number', 'can use the immigration document', 'puede usar su documento migratorio'],
    ['special-enrollment', 'in the next 60 days', 'en los próximos 60 días'],
    ['special-enrollment', 'You may be asked for proof', 'Es posible que le pidan un comprobante'],
    ['income-estimate', 'dependents who must file', 'dependientes que deben presentar'],
    ['mixed-status-family', 'those who must file a return', 'quienes deben presentar una declaración'],
    ['metal-levels', 'hardship exemption', 'exención por dificultades'],
    ['children-dental-vision', 'turns 19', 'cumplen 19 años'],
    ['immigration-documents', "people with DACA can't enroll", 'quien tiene DACA no puede inscribirse'],
  ])('%s: %s', (slug, en, es) => {
    expect(answerOf(slug).en).toContain(en)
    expect(answerOf(slug).es).toContain(es)
  })

  it('Cigna’s page says when its Marketplace plans end', () => {
    const words = carriers.find(({ slug }) => slug === 'cigna')?.words
    expect(words?.plans.en).toContain('plans end on December 31')
    expect(words?.plans.es).toContain('terminan el 31 de diciembre')
  })
})
