import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { videoId } from '#domain/content/video-id.ts'

// Proves C-41.
describe('the id of a link', () => {
  it.each([
    ['a short link', 'https://youtu.be/SAMPLE-EN-1', 'SAMPLE-EN-1'],
    ['a short link with a start time', 'https://youtu.be/a_B-3456789?t=42', 'a_B-3456789'],
    ['a short link with a path after the id', 'https://youtu.be/a_B-3456789/share', 'a_B-3456789'],
    ['a watch link', 'https://www.youtube.com/watch?v=a_B-3456789', 'a_B-3456789'],
    ['a watch link whose v is not first', 'https://m.youtube.com/watch?list=PL1&v=a_B-3456789&t=1', 'a_B-3456789'],
    ['a watch link with a fragment', 'http://youtube.com/watch?v=a_B-3456789#t=10', 'a_B-3456789'],
    ['an embed link', 'https://www.youtube.com/embed/a_B-3456789', 'a_B-3456789'],
    ['an embed link with a query', 'https://www.youtube-nocookie.com/embed/a_B-3456789?rel=0', 'a_B-3456789'],
    ['a link among spaces', '  https://youtu.be/a_B-3456789\n', 'a_B-3456789'],
    ['a text that is no address: short', 'youtu.be/a_B-3456789', 'a_B-3456789'],
    ['a text that is no address: watch', 'see www.youtube.com/watch?v=a_B-3456789, please', 'a_B-3456789'],
    ['a text that is no address: embed', '//youtube.com/embed/a_B-3456789"></iframe>', 'a_B-3456789'],
    ['an address inside a text', 'Video: https://youtu.be/a_B-3456789', 'a_B-3456789'],
  ])('%s', (_what, link, expected) => {
    expect(videoId(link)).toBe(expected)
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['blanks', '   '],
    ['words', 'coming soon'],
    ['another page', 'https://www.youtube.com/about'],
    ['a short link without a path', 'https://youtu.be/'],
    ['an empty v', 'https://www.youtube.com/watch?v='],
    ['an embed without an id', 'https://www.youtube.com/embed/'],
    ['an id after another word than embed', 'https://www.youtube.com/channel/a_B-3456789'],
    ['an id that is too short', 'https://youtu.be/abc12'],
    ['an id that is too long', 'https://youtu.be/abcdefghijklmnopqrstu'],
    ['an id with another character', 'https://youtu.be/abc%22def'],
    ['an id that would leave its place in an address', 'https://www.youtube.com/embed/..%2f..%2fabcdef'],
    ['a script', 'javascript:alert(1)'],
    ['a key that only ends in v', 'https://www.youtube.com/watch?prev=a_B-3456789'],
  ])('is none for %s', (_what, link) => {
    expect(videoId(link)).toBeUndefined()
  })
})

describe('a link that cannot be read as an address', () => {
  it('is told before the patterns are tried', () => {
    const onUnreadable = vi.fn()
    videoId('youtu.be/a_B-3456789', onUnreadable)
    expect(onUnreadable.mock.calls).toEqual([['youtu.be/a_B-3456789']])
  })

  it.each([
    ['https://youtu.be/a_B-3456789'],
    [' https://youtu.be/a_B-3456789 '],
    ['https://youtu.be/'],
    ['  '],
    [''],
    [undefined],
  ])('is not %s', (link) => {
    const onUnreadable = vi.fn()
    videoId(link, onUnreadable)
    expect(onUnreadable).not.toHaveBeenCalled()
  })
})

describe('any text', () => {
  const part = fc.constantFrom(
    'https://',
    'youtu.be/',
    'www.youtube.com',
    '/embed/',
    '/watch',
    '?v=',
    '&v=',
    '#',
    '%',
    'a_B-3456789',
  )
  const link = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(fc.oneof(part, fc.string({ maxLength: 12 })), { maxLength: 8 }).map((parts) => parts.join('')),
  )

  it('gives no id or a plain one, and never throws', () => {
    fc.assert(
      fc.property(link, (text) => {
        const found = videoId(text)
        expect(found === undefined || /^[A-Za-z0-9_-]{6,20}$/.test(found)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})
