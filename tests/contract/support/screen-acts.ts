import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect } from 'vitest'

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

/** Lets the service answer a call with a body of JSON, well formed or not, and with further headers. */
export function answer(path: string, status: number, body: string, further: Record<string, string> = {}): void {
  const headers = { 'Content-Type': 'application/json', ...further }
  server.use(http.post(path, () => new HttpResponse(body, { status, headers })))
}
