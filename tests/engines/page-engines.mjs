import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import axe from 'axe-core'

/** Every rule of axe, also those that the gate leaves out: AAA and experimental ones. */
async function axeAll(page) {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const rules = Object.fromEntries(window.axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]))
    const { violations } = await window.axe.run(document, { rules, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, place: target.join(' ') })))
  })
}

async function ibm(page, source) {
  await page.evaluate(source)
  return page.evaluate(async () => {
    // What is behind an open dialog is out of reach: the dialog keeps the focus, and Escape closes it.
    const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
    const isBehind = ({ path }) => {
      const { singleNodeValue } = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
      return dialog !== null && !dialog.contains(singleNodeValue) && !singleNodeValue?.contains(dialog)
    }
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .filter((result) => !isBehind(result))
      .map(({ ruleId, path, snippet }) => ({ rule: ruleId, place: `${path.dom} ${snippet.slice(0, 120)}` }))
  })
}

/** The errors of HTML_CodeSniffer. Its warnings and notices ask a person to look at what the page has, fault or not. */
async function codeSniffer(page, source) {
  await page.evaluate(source)
  return page.evaluate(
    () =>
      new Promise((resolvePage, reject) => {
        const { HTMLCS } = window
        HTMLCS.process(
          'WCAG2AA',
          document,
          () => {
            resolvePage(
              HTMLCS.getMessages()
                .filter(({ type }) => type === HTMLCS.ERROR)
                .map(({ code, element }) => ({
                  rule: code,
                  place: String(element.outerHTML ?? element.nodeName).slice(0, 160),
                })),
            )
          },
          () => {
            reject(new Error('HTML_CodeSniffer did not run'))
          },
        )
      }),
  )
}

/** Returns the engines that read a page in a browser, by name, from the folder of the installed tools. */
export function pageEngines(tools) {
  const sourceOf = (file) => readFileSync(resolve(tools, 'node_modules', file), 'utf8')
  const [ace, htmlcs] = [sourceOf('accessibility-checker-engine/ace.js'), sourceOf('html_codesniffer/build/HTMLCS.js')]
  return { axe: axeAll, ibm: (page) => ibm(page, ace), htmlcs: (page) => codeSniffer(page, htmlcs) }
}
