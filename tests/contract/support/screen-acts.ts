import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect } from 'vitest'

import type { Language } from '#i18n/language.ts'
import { server } from '#mocks/node-server.ts'

/** Types a text into the field of a label. */
export function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value: text } })
}

/** Presses the button of a text. */
export function press(text: string): void {
  fireEvent.click(screen.getByText(text, { selector: 'button, button *' }))
}

/** Waits for the screen's alert and expects its text. */
export async function alertSays(text: string): Promise<void> {
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(text)
}

/** Lets the service answer a call with a body of JSON, well formed or not. */
export function answer(path: string, status: number, body: string): void {
  server.use(http.post(path, () => new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } })))
}

/** Returns the catalog's text of a page in a language, which must equal the rule's text in the language it is quoted in. */
export function wordsIn(language: Language) {
  return (quoted: string, catalog: string, quotedIn: Language = 'en'): string => {
    if (language === quotedIn) expect(catalog).toBe(quoted)
    return catalog
  }
}
