import { expect, it } from 'vitest'

import type { Language } from '#i18n/language.ts'

import { catalogTexts } from './catalog-files.ts'

type AgreedTexts = readonly [language: Language, area: string, texts: Readonly<Record<string, string>>]

/**
 * The messages of the account and contact forms, word for word. `rules.test.ts` finds the texts of rules under any key
 * and in either language; this table says where each one is.
 */
const agreed: readonly AgreedTexts[] = [
  [
    'en',
    'contact',
    {
      'contactForm.success': 'Thank you! Your message has been sent. We will get in touch with you soon.',
      'contactForm.failed': 'An error occurred while sending your message. Please try again.',
      'contactForm.network': 'Network error. Please check your connection and try again.',
      'issues.firstName.required': 'First name is required.',
      'issues.lastName.required': 'Last name is required.',
      'issues.phone.required': 'Phone number is required.',
      'issues.phone.format': 'Invalid phone number format.',
      'issues.email.required': 'Email is required.',
      'issues.email.format': 'Invalid email format.',
      'issues.message.required': 'Message is required.',
    },
  ],
  [
    'en',
    'login',
    {
      'issues.email.required': 'Email is required.',
      'issues.email.format': 'Invalid email format.',
      'issues.phone.required': 'Phone number is required.',
      'issues.phone.tenDigits': 'Invalid US phone number (10 digits).',
      'issues.password.required': 'Password is required.',
      'failures.identifier': 'An error occurred while validating your information. Please try again.',
      'failures.network': 'Network error trying to log in. Please try again.',
      'failures.networkDetail': 'Network error: {{detail}}',
      'failures.login': 'Login error. Please try again. (Code: {{status}})',
    },
  ],
  [
    'en',
    'registration',
    {
      'issues.email.required': 'Email is required.',
      'issues.email.format': 'Invalid email format.',
      'issues.phone.required': 'Phone number is required.',
      'issues.phone.tenDigits': 'Invalid US phone number (10 digits).',
      'issues.password.required': 'Password is required.',
      'issues.password.tooShort': 'Password must be at least 8 characters.',
      'issues.terms.required': 'You must accept the terms and conditions to continue.',
      'issues.code.sixDigits': 'Please enter a valid 6-digit verification code.',
      'failures.registerNetwork': 'Network error trying to register. Please try again.',
      'failures.verify': "An error occurred while verifying the code. Please click 'Resend Code' or try again later.",
      'failures.verifyNetwork': 'Network error during verification. Please try again.',
      'failures.verifyNetworkDetail': 'Network error: {{message}}',
      'verifyForm.resent': 'A new code has been sent to {{identifier}}.',
    },
  ],
  ['es', 'login', { 'failures.networkDetail': 'Error de red: {{detail}}' }],
  [
    'es',
    'registration',
    {
      'failures.verifyNetworkDetail': 'Error de red: {{message}}',
      // The rule agrees on these in Spanish.
      'missingData.quote': 'Datos de cotización incompletos. Por favor, comience de nuevo.',
      'missingData.registration': 'Faltan datos para el registro o no hay plan seleccionado.',
      'missingData.verification': 'Faltan datos para la verificación.',
    },
  ],
]

// Proves and C-54.
it.each(agreed)('in %s, %s says each message in the agreed words', (language, area, texts) => {
  const catalog = catalogTexts(language, area)
  expect(Object.fromEntries(Object.keys(texts).map((key) => [key, catalog.get(key)]))).toEqual(texts)
})
