import { act, render, screen } from '@testing-library/react'
import { type ReactElement, type ReactNode, Suspense, use, useLayoutEffect } from 'react'
import { beforeAll, expect, it } from 'vitest'

import { AccountReady } from '#components/account/account-ready.tsx'
import { ApplicationFailure } from '#components/application/application-failure.tsx'
import { DraftConflicts } from '#components/application/draft-conflicts.tsx'
import { ErrorSummary } from '#components/fields/error-summary.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { loadNamespaces } from '#i18n/i18n.ts'
import { familyApplication } from '#stories/application/sample-application.ts'

beforeAll(async () => {
  await loadNamespaces('application', 'registration')
})

/** Notes where the focus is before the browser draws what appears. */
function Drawn({ children, note }: { readonly children: ReactNode; readonly note: (focused: Element | null) => void }) {
  useLayoutEffect(() => {
    note(document.activeElement)
  })
  return children
}

const nothing = () => undefined

// A focus that moved after the drawing would be taken from a visitor who has gone on meanwhile.
it.each<[string, ReactElement, string]>([
  [
    'a heading',
    <FocusHeading key="" focusKey="plans" focusOnMount>
      Plans
    </FocusHeading>,
    'H1',
  ],
  [
    'a summary of errors',
    <ErrorSummary key="" heading="One problem" focusKey={1} problems={[{ fieldId: 'zip', message: 'Enter a ZIP' }]} />,
    'DIV',
  ],
  ['a ready account', <AccountReady key="" failure={undefined} isOpening={false} onRetry={nothing} />, 'H2'],
  ['a failure', <ApplicationFailure key="" kind="save" message="It failed" onRetry={nothing} onBack={nothing} />, 'H2'],
  [
    'two answers',
    <DraftConflicts
      key=""
      conflicts={[]}
      typed={familyApplication}
      saved={familyApplication}
      origin="elsewhere"
      communicationOptions={[]}
      onKeepTyped={nothing}
      onTakeSaved={nothing}
    />,
    'H2',
  ],
])('%s has the focus by the time it is drawn', (_name, element, tag) => {
  const focused: (Element | null)[] = []
  render(<Drawn note={(one) => focused.push(one)}>{element}</Drawn>)
  expect(focused[0]?.tagName).toBe(tag)
})

function Waiting({ part }: { readonly part: Promise<string> | undefined }) {
  return part && use(part)
}

it('a heading takes the focus again after its page has waited for a part', async () => {
  const page = (part?: Promise<string>) => (
    <Suspense fallback="Loading">
      <FocusHeading focusKey="verify" focusOnMount>
        Verify
      </FocusHeading>
      <Waiting part={part} />
    </Suspense>
  )
  const { rerender } = render(page())
  const heading = screen.getByRole('heading')
  expect(document.activeElement).toBe(heading)
  let arrive = (_text: string): void => undefined
  const part = new Promise<string>((resolve) => (arrive = resolve))
  await act(() => {
    rerender(page(part))
    return Promise.resolve()
  })
  screen.getByText('Loading')
  // A browser does this to an element that it no longer draws.
  heading.blur()
  await act(async () => {
    arrive('Part')
    await part
  })
  expect(document.activeElement).toBe(heading)
})
