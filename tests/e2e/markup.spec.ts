import { expect, test } from './fixtures.ts'
import { statesToRead } from './states-to-read.ts'

/** What no engine of the gate reads: where names of ids lead, and which boxes stand in a line of text. */
for (const { name, open, noise } of statesToRead)
  test(`${name} names only ids that it has, and has no box in a line of text`, async ({
    page,
    request,
    language,
    texts,
    allow,
  }) => {
    test.slow()
    if (noise) allow(noise)
    await open({ page, request, language, texts })
    const faults = await page.evaluate(() => {
      const said = (element: Element) => element.outerHTML.slice(0, 160)
      const attributes = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-errormessage', 'for']
      const lost = attributes.flatMap((attribute) =>
        [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
          (element.getAttribute(attribute) ?? '')
            .split(' ')
            .filter((id) => document.getElementById(id) === null)
            .map((id) => `${attribute} ${id}: ${said(element)}`),
        ),
      )
      const boxes = 'div, p, ul, ol, dl, table, section, article, aside, form, fieldset, h1, h2, h3, h4'
      const inLines = [...document.querySelectorAll(boxes)]
        .filter((box) => box.parentElement?.closest('span, p, strong, b, em, button, label, h1, h2, h3, h4'))
        .map((box) => `box in a line: ${said(box)}`)
      return [...lost, ...inLines]
    })
    expect(faults).toEqual([])
  })
