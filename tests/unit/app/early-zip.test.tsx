import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fetchCounties } from '#api/counties.ts'
import { LocationFields } from '#components/location/location-fields.tsx'
import { emptyDraft } from '#domain/quote/draft.ts'
import { loadNamespaces } from '#i18n/i18n.ts'
import { earlyRecord } from '#lib/early-record.ts'

const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const counties = [{ name: 'Miami-Dade County', state: 'FL', fips: '12086', zipcode: '33133' }]
const nothing = () => undefined

/** The first question as it was built: nothing in it listens yet. */
async function built() {
  await loadNamespaces('common', 'location')
  const { container } = render(
    <form>
      <LocationFields
        value={emptyDraft.location}
        issues={[]}
        attempt={0}
        isVerifying={false}
        onZip={nothing}
        onVerify={nothing}
        onCounty={nothing}
      />
    </form>,
  )
  const markup = container.innerHTML
  document.body.innerHTML = markup
  document.documentElement.lang = 'en'
  const field = document.querySelector('input')
  const verify = document.querySelector('button')
  if (!field || !verify) throw new Error('The first question has no field or no button')
  const type = (text: string) => {
    field.value = text
    fireEvent.input(field)
  }
  return { field, verify, type, form: field.form }
}

beforeEach(async () => {
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('__DEMO__', false)
  asked.mockImplementation(() => Promise.resolve(Response.json(counties)))
  vi.resetModules()
  await import('#app/early.ts')
})
afterEach(() => {
  earlyRecord()?.end()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  asked.mockReset()
})

describe('before the site listens, the ZIP field', () => {
  // Proves Q-10.
  it.each([
    ['33133', '33133', 'false', ''],
    ['33139-1234', '33139', 'false', '33139-1234'],
    [' 33133 ', '33133', 'false', ''],
    ['3x3', '33', 'true', '3x3'],
    ['331', '331', 'true', ''],
  ])('of %j keeps %j', async (typed, kept, isDisabled, leftOut) => {
    const { field, verify, type } = await built()
    type(typed)
    expect(field.value).toBe(kept)
    expect(verify.getAttribute('aria-disabled')).toBe(isDisabled)
    expect(earlyRecord()?.zipTyped).toBe(leftOut)
  })

  it('asks for the counties with a press of Verify, as the call does that takes the answer over', async () => {
    const { verify, type } = await built()
    type('33133')
    expect(asked).not.toHaveBeenCalled()
    fireEvent.click(verify)
    fireEvent.click(verify)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(earlyRecord()?.press?.element).toBe(verify)

    const found = await fetchCounties('33133')
    expect(found).toMatchObject([{ fips: '12086' }])
    expect(asked).toHaveBeenCalledTimes(1)
    await fetchCounties('33133')
    const [[address, init] = ['', {}], [laterAddress, laterInit] = ['', {}]] = asked.mock.calls
    expect([address, init.cache]).toEqual([laterAddress, laterInit.cache])
    expect([...new Headers(init.headers)]).toEqual([...new Headers(laterInit.headers)])
  })

  it('asks with a press of Next too', async () => {
    const { type, form } = await built()
    type('33133')
    if (form) fireEvent.submit(form)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('asks for nothing without five digits', async () => {
    const { verify, type, form } = await built()
    type('3313')
    fireEvent.click(verify)
    expect(earlyRecord()?.press).toBeNull()
    if (form) fireEvent.submit(form)
    expect(asked).not.toHaveBeenCalled()
  })

  it('asks for nothing in the demo, whose mocks are not there yet', async () => {
    vi.stubGlobal('__DEMO__', true)
    const { verify, type } = await built()
    type('33133')
    fireEvent.click(verify)
    expect(asked).not.toHaveBeenCalled()
    expect(earlyRecord()?.press?.element).toBe(verify)
  })

  // Proves Q-12.
  it('forgets call and press when the ZIP changes', async () => {
    const { verify, type } = await built()
    type('33133')
    fireEvent.click(verify)
    const [[, init] = ['', {}]] = asked.mock.calls
    type('3313')
    expect(init.signal?.aborted).toBe(true)
    expect(earlyRecord()).toMatchObject({ call: null, press: null })
  })

  it('takes over no answer to another ZIP, and cancels with the caller', async () => {
    const { verify, type } = await built()
    type('33133')
    fireEvent.click(verify)
    await fetchCounties('33139')
    expect(asked).toHaveBeenCalledTimes(2)
    const leaving = new AbortController()
    const call = fetchCounties('33133', leaving.signal).catch(nothing)
    leaving.abort()
    const [[, init] = ['', {}]] = asked.mock.calls
    expect(init.signal?.aborted).toBe(true)
    await call
  })

  it('tries again what could not be asked early', async () => {
    asked.mockRejectedValueOnce(new TypeError('offline'))
    const { verify, type } = await built()
    type('33133')
    fireEvent.click(verify)
    await expect(fetchCounties('33133')).resolves.toMatchObject([{ fips: '12086' }])
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
