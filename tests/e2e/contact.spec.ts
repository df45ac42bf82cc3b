import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { expect, test } from './fixtures.ts'

const written = {
  firstName: 'Ana',
  lastName: 'Torres',
  phone: '1 305 555 0110',
  email: 'ana@example.com',
  message: '¿Cuánto cuesta?',
} as const

function contactForm(page: Page, t: TFunction<'contact'>) {
  const field = (name: keyof typeof written) => page.getByRole('textbox', { name: t(`contactForm.${name}`) })
  return {
    field,
    fill: async () => {
      for (const name of ['firstName', 'lastName', 'phone', 'email', 'message'] as const)
        await field(name).fill(written[name])
    },
    send: page.getByRole('button', { name: t('contactForm.submit') }),
  }
}

// Proves C-54.
test('a message is sent once, with its language, and the form is empty again @gate', async ({
  page,
  texts,
  language,
}) => {
  const t = texts('contact')
  const form = contactForm(page, t)
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/yti/contact')) bodies.push(request.postDataJSON())
  })
  await page.goto('/contact')
  await form.fill()
  await form.send.dblclick()
  await expect(page.getByText(t('contactForm.success'))).toBeVisible()
  await expect(form.field('message')).toHaveValue('')
  expect(bodies).toEqual([
    {
      name: 'Ana',
      lastname: 'Torres',
      email: 'ana@example.com',
      phone: '3055550110',
      message: '¿Cuánto cuesta?',
      languageID: language === 'en' ? 1 : 2,
    },
  ])
  expect(page.url()).toMatch(/\/contact$/)
})

test('what is missing is said above the form and at its field', async ({ page, texts }) => {
  const t = texts('contact')
  const form = contactForm(page, t)
  await page.goto('/contact')
  await form.send.click()
  await expect(page.getByRole('group', { name: texts('common')('errorSummary.title', { count: 5 }) })).toBeFocused()
  await page.getByRole('link', { name: t('issues.message.required') }).click()
  await expect(form.field('message')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
})

test('a failed message loses nothing and can be sent again', async ({ page, texts, allow }) => {
  allow(/yti\/contact|503|ERR_FAILED/)
  const t = texts('contact')
  const form = contactForm(page, t)
  await page.goto('/contact')
  await form.fill()
  await page.route('**/yti/contact', (route) => route.fulfill({ status: 503, body: '<html></html>' }))
  await form.send.click()
  await expect(page.getByRole('alert')).toHaveText(t('contactForm.failed'))
  await page.unroute('**/yti/contact')
  await page.route('**/yti/contact', (route) => route.abort())
  await form.send.click()
  await expect(page.getByRole('alert')).toHaveText(t('contactForm.network'))
  await expect(form.field('message')).toHaveValue(written.message)
  await page.unroute('**/yti/contact')
  await form.send.click()
  await expect(page.getByText(t('contactForm.success'))).toBeVisible()
})

// Proves C-52.
test('the agency is reached by phone, by email and on three networks', async ({ page, texts }) => {
  const main = page.getByRole('main')
  await page.goto('/contact')
  await expect(main.getByText(texts('contact')('contactInfo.hoursText'))).toBeVisible()
  await expect(main.locator('dl a[href="tel:+18005550142"]')).toBeVisible()
  await expect(main.locator('a[href="mailto:hola@puente.example"]')).toBeVisible()
  await expect(main.locator('a[target="_blank"][rel="noopener noreferrer"]')).toHaveCount(3)
})
