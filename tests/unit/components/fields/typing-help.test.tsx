import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { CapitalsField } from '#components/fields/capitals-field.tsx'
import { CodeField } from '#components/fields/code-field.tsx'
import { MaskedField } from '#components/fields/masked-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'

const shared = { label: 'x', value: '', onChange: () => undefined }

// Proves A-90.
it('no device corrects a name, an address or a code, and a free text may be corrected', () => {
  const { container } = render(
    <>
      <TextField {...shared} kind="name" />
      <TextField {...shared} kind="exact" />
      <CapitalsField {...shared} maxLength={3} />
      <CodeField {...shared} />
      <MaskedField {...shared} mask="date" />
      <TextField {...shared} />
    </>,
  )
  const help = [...container.querySelectorAll('input')].map((input) =>
    ['spellcheck', 'autocorrect', 'autocapitalize'].map((name) => input.getAttribute(name)),
  )
  expect(help).toEqual([
    ['false', 'off', 'words'],
    ['false', 'off', 'none'],
    ['false', 'off', 'characters'],
    ['false', 'off', 'none'],
    ['false', 'off', 'none'],
    [null, null, null],
  ])
})
