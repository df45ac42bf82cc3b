import { PNG } from 'pngjs'
import { expect, it } from 'vitest'

import { smallPng } from '#tests/stories/small-png.ts'

it('keeps a picture of few colours as it is', () => {
  const png = new PNG({ width: 5, height: 3 })
  for (let at = 0; at < 15; at += 1) png.data.writeUInt32BE([0x0a3d36ff, 0xffffffff, 0xfaf4eaff][at % 3] ?? 0, at * 4)
  const { width, height, data } = PNG.sync.read(smallPng(PNG.sync.write(png)))
  expect([width, height]).toEqual([5, 3])
  expect(data.equals(png.data)).toBe(true)
})
