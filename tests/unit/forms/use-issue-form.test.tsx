import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { type ContactEntry, contactIssues, emptyContactEntry } from '#domain/account/contact-message.ts'
import { useIssueForm } from '#forms/use-issue-form.ts'

const onValid = vi.fn<(entry: ContactEntry) => void>()
const filled: ContactEntry = {
  firstName: 'Ana',
  lastName: 'Torres',
  phone: '3055550110',
  email: 'ana@example.com',
  message: 'Hello',
}

function open(initial: ContactEntry) {
  onValid.mockReset()
  const { result } = renderHook(() => useIssueForm({ initial, issuesOf: contactIssues }))
  return {
    form: () => result.current,
    submit: () =>
      act(async () => {
        result.current.submit(onValid)
        await Promise.resolve()
      }),
  }
}

it('tells what a submit found, in the order of the fields, and counts each refusal', async () => {
  const { form, submit } = open({ ...emptyContactEntry, lastName: 'Torres', message: 'Hello' })
  await submit()
  expect(form()).toMatchObject({
    attempt: 1,
    issues: [
      { field: 'firstName', code: 'firstName.required' },
      { field: 'phone', code: 'phone.required' },
      { field: 'email', code: 'email.required' },
    ],
  })
  await submit()
  expect(form().attempt).toBe(2)
  expect(onValid).not.toHaveBeenCalled()
})

it('takes the issue of a changed field away, right or wrong, and judges nothing before the next submit', async () => {
  const { form, submit } = open({ ...filled, phone: '', email: '' })
  await submit()
  const now: { entry?: ContactEntry } = {}
  act(() => {
    now.entry = form().change('phone', '3')
  })
  expect(now.entry).toEqual({ ...filled, phone: '3', email: '' })
  expect(form()).toMatchObject({ values: now.entry, issues: [{ field: 'email', code: 'email.required' }], attempt: 1 })
  await submit()
  expect(form().issues.map(({ code }) => code)).toEqual(['phone.format', 'email.required'])
})

it('hands over what is in the form when it is submitted, though the last key is not rendered yet', async () => {
  const { form, submit } = open({ ...filled, message: '' })
  act(() => {
    form().change('message', 'Hello')
    form().submit(onValid)
  })
  await submit()
  expect(onValid).toHaveBeenCalledWith(filled)
})

it('starts again with nothing wrong', async () => {
  const { form, submit } = open(emptyContactEntry)
  await submit()
  act(() => {
    form().reset(filled)
  })
  expect(form()).toMatchObject({ values: filled, issues: [], attempt: 0 })
  await submit()
  expect(onValid).toHaveBeenCalledOnce()
})
