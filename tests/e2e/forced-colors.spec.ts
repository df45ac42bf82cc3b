import { expect, test } from './fixtures.ts'
import { statesToRead } from './states-to-read.ts'

/** In forced colors a button has a visible edge, so its place among others is seen. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

for (const { name, open, noise } of statesToRead)
  test(`in forced colors no button of ${name} sticks out of its line or touches another control`, async ({
    page,
    request,
    language,
    texts,
    allow,
  }) => {
    test.slow()
    if (noise) allow(noise)
    const part = await open({ page, request, language, texts })
    const faults = await part.evaluate((root) => {
      const said = (element: Element) => `${element.textContent.trim().slice(0, 40)} ${element.className.slice(0, 80)}`
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 2
      const hasEdge = (element: Element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
        return borderTopWidth !== '0px' && borderTopStyle !== 'none'
      }
      const controls = [...root.querySelectorAll('button, input, select, textarea')].filter(
        (element) => isSeen(element) && hasEdge(element),
      )
      const buttons = controls.filter((element) => element.matches('button'))
      const out = buttons.flatMap((button) => {
        const box = button.getBoundingClientRect()
        const outer = button.parentElement?.closest('section, fieldset, form, main, article, dialog, [role=dialog]')
        const around = outer?.getBoundingClientRect()
        // A section for readers only has no room.
        if (!around || around.width < 2) return []
        const by = Math.max(around.left - box.left, box.right - around.right)
        return by > 1 ? [`out by ${Math.round(by)}: ${said(button)}`] : []
      })
      const touching = buttons.flatMap((button) =>
        controls
          .filter((other) => other !== button && !button.contains(other) && !other.contains(button))
          .filter((other) => {
            const [one, two] = [button.getBoundingClientRect(), other.getBoundingClientRect()]
            const across = Math.max(one.left - two.right, two.left - one.right)
            const down = Math.max(one.top - two.bottom, two.top - one.bottom)
            // The button that shows a password stands inside its field.
            const isInside =
              one.left >= two.left && one.right <= two.right && one.top >= two.top && one.bottom <= two.bottom
            return across < 2 && down < 2 && !isInside
          })
          .map((other) => `touches ${said(other)}: ${said(button)}`),
      )
      return [...out, ...touching]
    })
    expect(faults).toEqual([])
  })
