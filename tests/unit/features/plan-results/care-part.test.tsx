import 'fake-indexeddb/auto'

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, delay, http } from 'msw'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { CarePart } from '#features/plan-results/care-part.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { server } from '#mocks/node-server.ts'

import { withoutList } from './care-setup.tsx'

vi.setConfig({ testTimeout: 20_000 })

const t = () => fixedT('en', 'care')
const slow = { timeout: 10_000 }
let asked: string[] = []

beforeAll(async () => {
  await loadNamespaces('common', 'care', 'take-along')
  await changeLanguage('en')
})
beforeEach(async () => {
  asked = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    asked.push(request.url)
  })
  await withoutList()
})

async function open() {
  render(<CarePart open onClose={vi.fn()} onDoctorsChange={vi.fn()} zipCode="33133" />)
  return screen.findByRole('combobox', { name: t()('section.doctorLabel') }, slow)
}
const write = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } })
}

// Proves P-75.
it('suggests from the third letter on, and asks once typing rests', async () => {
  const field = await open()
  write(field, 'ru')
  write(field, 'rui')
  write(field, 'ruiz')
  const options = await screen.findAllByRole('option', undefined, slow)
  expect(options.length).toBeGreaterThan(1)
  expect(asked.filter((url) => url.includes('/quoter/'))).toEqual([
    expect.stringMatching(/\/quoter\/providers\?q=ruiz&zip=33133$/),
  ])
  const [first] = options
  if (!first) throw new Error('no option')
  const name = within(first).getByText(/Ruiz/).textContent
  fireEvent.click(first)
  expect(await screen.findByRole('button', { name: t()('section.remove', { name }) })).toBeInstanceOf(HTMLElement)
  expect(field).toHaveProperty('value', '')
})

it('leaves the keys to a writing system that composes a word', async () => {
  const field = await open()
  write(field, 'ruiz')
  await screen.findAllByRole('option', undefined, slow)
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(field, { key, isComposing: true })
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  expect(field).toHaveProperty('value', 'ruiz')
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
})

it.each(['P\u00e9rez', 'perez', 'Pe\u0301rez\u200b', ' PÉREZ\ud83d '])('finds Pérez by %j', async (text) => {
  const field = await open()
  write(field, text)
  const [option] = await screen.findAllByRole('option', undefined, slow)
  expect(option?.textContent).toContain('Pérez')
})

// Proves P-110.
it('finds a medicine by its Spanish name', async () => {
  await open()
  write(screen.getByRole('combobox', { name: t()('section.medicineLabel') }), 'levotiroxina')
  const [option] = await screen.findAllByRole('option', undefined, slow)
  expect(option?.textContent).toContain('levothyroxine')
})

it('takes no late answer of an older text', async () => {
  server.use(
    http.get('*/quoter/drugs', async ({ request }) => {
      const text = new URL(request.url).searchParams.get('q') ?? ''
      if (text === 'metf') await delay(400)
      return HttpResponse.json([{ rxcui: '1', name: `found ${text}` }])
    }),
  )
  await open()
  const field = screen.getByRole('combobox', { name: t()('section.medicineLabel') })
  write(field, 'metf')
  await waitFor(() => {
    expect(asked.some((url) => url.endsWith('q=metf'))).toBe(true)
  }, slow)
  write(field, 'losa')
  expect(await screen.findByRole('option', { name: 'found losa' }, slow)).toBeInstanceOf(HTMLElement)
  await new Promise((resume) => setTimeout(resume, 500))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['found losa'])
})

it.each([
  ['the service fails', () => HttpResponse.json({ message: 'No' }, { status: 400 })],
  ['the answer is malformed', () => HttpResponse.json({ doctors: 'all' })],
  ['the service cannot be reached', () => HttpResponse.error()],
])('keeps the text where %s, asks again, and takes the name by hand', async (_, answer) => {
  server.use(http.get('*/quoter/providers', answer))
  const field = await open()
  write(field, 'Dr. Ruiz')
  expect(await screen.findByText(t()('section.failed'), undefined, slow)).toBeInstanceOf(HTMLElement)
  expect(field).toHaveProperty('value', 'Dr. Ruiz')
  server.resetHandlers()
  fireEvent.click(screen.getByRole('button', { name: t()('section.retry') }))
  expect((await screen.findAllByRole('option', undefined, slow)).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: t()('section.addName', { name: 'Dr. Ruiz' }) }))
  expect(await screen.findByText(t()('section.typed'))).toBeInstanceOf(HTMLElement)
})

// Proves P-76.
it('writes nothing of the list into the console, an address or readable storage', async () => {
  const said = (['log', 'info', 'warn', 'error', 'debug'] as const).map((kind) => vi.spyOn(console, kind))
  const field = await open()
  write(field, 'Dra. Canaria')
  fireEvent.click(await screen.findByRole('button', { name: t()('section.addName', { name: 'Dra. Canaria' }) }))
  await waitFor(() => {
    expect(localStorage.getItem('careList')).not.toBeNull()
  }, slow)
  for (const spy of said) expect(spy).not.toHaveBeenCalled()
  expect(JSON.stringify([localStorage, sessionStorage, location.href])).not.toContain('Canaria')
  // Only the search for suggestions has the text, and it ends with the added name.
  expect(asked.filter((url) => url.includes('Canaria') && !url.includes('/quoter/providers?q='))).toEqual([])
})
