import { randomUUID } from 'node:crypto'

import type { Language } from '#i18n/language.ts'
import { verificationCode } from '#mocks/state/demo-accounts.ts'
import { bornAged } from '#tests/e2e/application-flow.ts'
import type { Texts } from '#tests/e2e/language-texts.ts'

import type { Driver } from './driver.ts'
import { visitorOf } from './visitor.ts'

/** What the journey needs around it. */
export interface Visit {
  readonly driver: Driver
  readonly address: string
  readonly language: Language
  readonly texts: Texts
  /** Runs at the end of each stage: it fails where the stage went wrong without a person seeing it. */
  readonly ends: (stage: string) => Promise<void>
}

const age = 34
const place = { zip: '33012', street: '1200 Coral Way, 33012', city: 'Hialeah' }
const spokenName = 'Ana Torres'
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** From the first question to the receipt: one adult finds a plan, registers, applies and signs. */
export async function walkToReceipt({ driver, address, language, texts, ends }: Visit): Promise<void> {
  const [home, quote, plans] = [texts('location'), texts('quote-steps'), texts('plans')]
  const [account, t] = [texts('registration'), texts('application')]
  const visitor = visitorOf(driver)
  const { press, fill, check, choose, arrives, holds, see } = visitor
  const next = () => press({ role: 'button', name: home('wizardCard.next') })

  await driver.open(`${address}/${language === 'en' ? '' : language}`)
  await holds(
    'the live page',
    `document.documentElement.lang === '${language}' && 'live' in document.documentElement.dataset`,
  )
  await fill(home('locationFields.zip'), place.zip)
  await press({ role: 'button', name: home('locationFields.verify') })
  await next()
  await arrives(home('wizardSteps.household.heading'))
  await check('checkbox', quote('applicantFields.self'))
  await fill(quote('applicantFields.selfAge'), String(age))
  await next()
  await arrives(home('wizardSteps.taxHousehold.heading'))
  await check('checkbox', quote('scenarios.JustMe.label'))
  await next()
  await fill(quote('incomeFields.income'), '42000')
  await next()
  await press({ role: 'button', name: quote('coverageQuestion.no') })
  await ends('quote')

  const card = 'article'
  // Every plan has come, so none takes another place.
  await holds('ten plans', `document.querySelectorAll('article').length === 10`)
  await holds('the end of the search', `document.querySelector('progress, [role=progressbar]') === null`)
  await see({ role: 'heading', name: plans('results.recommendedPlans') })
  const name = await visitor.text(`${card} h3`)
  const price = new RegExp(`\\$[\\d,.]+(?= ${plans('planPrice.unit')})`).exec(await visitor.text(card))?.[0] ?? ''
  if (name === '' || price === '') throw new Error(`The first card has no name or no price: ${name} ${price}`)
  await ends('plans')

  await press({ role: 'button', name: plans('planCard.choose'), within: card })
  await arrives(account('createAccount.title'))
  await visitor.reads(name, price)
  await fill(account('createAccountForm.email'), `ana.${randomUUID()}@example.com`)
  await fill(account('createAccountForm.firstName'), 'Ana')
  await fill(account('createAccountForm.lastName'), 'Torres')
  await fill(account('createAccountForm.password'), 'una-clave-larga')
  await check('checkbox', account('termsCheckbox.label').replaceAll(/<[^>]+>/g, ''))
  await press({ role: 'button', name: account('createAccountForm.submit') })
  await arrives(account('verifyAccount.title'))
  await fill(account('verifyForm.code'), verificationCode)
  await press({ role: 'button', name: account('verifyForm.submit') })
  await ends('account')

  const step = async (to: 'primary' | 'financial' | 'consent') => {
    await press({ role: 'button', name: t('applicationFrame.next') })
    await arrives(t(`applicationSteps.${to}.title`))
  }
  await see({ role: 'heading', name: t('applicationSteps.contact.title') })
  await visitor.reads(name)
  await fill(t('contactFields.phone'), '3055550199')
  await check('radio')
  await fill(t('addressFields.street'), place.street)
  await press({ role: 'option' })
  await holds(
    place.city,
    `visit.find({ role: 'textbox', name: ${JSON.stringify(t('addressFields.city'))} })?.value === '${place.city}'`,
  )
  await step('primary')
  await fill(t('memberFields.dateOfBirth'), digitsOf(bornAged(age)))
  await choose(t('memberFields.gender'), t('memberFields.genders.female'))
  await fill(t('memberFields.ssn'), '123456789')
  await choose(t('memberFields.legalStatus'), t('memberFields.legalStatuses.citizen'))
  await step('financial')
  await fill(t('financialFields.annualIncome'), '42000')
  await check('checkbox', t('financialFields.source.employed'))
  await fill(t('financialFields.occupation'), 'Cook')
  await step('consent')
  await ends('application')

  await press({ role: 'tab', name: t('consentPanel.type') })
  const nameField = `visit.find({ role: 'textbox', name: ${JSON.stringify(t('consentPanel.typedName'))} })`
  // The form knows the name, so nobody types it again.
  await holds('the name', `${nameField}?.value === '${spokenName}'`)
  await check('checkbox', t('consentPanel.intent'))
  await ends('signature')
  await press({ role: 'button', name: t('applicationFrame.submit') })
  await arrives(t('confirmation.title'))
  await visitor.reads(t('confirmation.thanksNamed', { name: spokenName }))
  await holds('the number of the receipt', String.raw`/PU-\d+-\d+/.test(visit.text('main'))`)
  await ends('receipt')
}
