/**
 * What at least one of the oldest supported browsers (src/config/oldest-browsers.json) lacks: the name, the first
 * version of Chrome, Firefox and Safari that has it (null: none yet), and what to write instead, for lint. Without this
 * last text only the trial at the oldest end uses the row: the name is guarded where it is used, or has a namesake.
 * @type {readonly (readonly [name: string, chrome: number | null, firefox: number | null, safari: number | null, instead?: string])[]}
 */
export const newerFeatures = [
  ['AbortSignal.any', 116, 124, 17.4, 'eitherSignal of lib/either-signal.ts'],
  ['Array.fromAsync', 121, 115, 16.4, 'a loop'],
  ['Error.isError', 134, 138, null, 'instanceof'],
  ['Intl.DurationFormat', 129, 136, 16.4, 'a text of the catalog'],
  ['JSON.rawJSON', 114, 135, 18.4, 'a text'],
  ['Map.groupBy', 119, 119, 17.4, 'a loop'],
  ['Math.sumPrecise', 147, 137, 26.2, 'a loop'],
  ['Object.groupBy', 117, 119, 17.4, 'a loop'],
  ['Promise.try', 128, 134, 18.2, 'new Promise'],
  ['Promise.withResolvers', 119, 121, 17.4, 'new Promise'],
  ['RegExp.escape', 136, 134, 18.2, 'a function of its own'],
  ['Response.json', 105, 115, 17, 'new Response'],
  ['URL.canParse', 120, 115, 17, 'new URL in a try'],
  ['URL.parse', 126, 126, 18, 'new URL in a try'],
  ['Uint8Array.fromBase64', 140, 133, 18.2, 'atob'],
  ['Uint8Array.fromHex', 140, 133, 18.2, 'parseInt'],
  ['Iterator', 122, 131, 18.4, 'an array'],
  ['Float16Array', 135, 129, 18.2, 'Float32Array'],
  ['DisposableStack', 134, 141, null, 'try and finally'],
  ['Highlight', 105, 140, 17.2, 'a mark element'],
  ['URLPattern', 95, 142, 26, 'a regular expression'],
  ['ScrollTimeline', 115, null, 26, 'an event of scrolling'],
  ['cookieStore', 87, 140, 18.4, 'no cookie'],
  ['scheduler', 94, 142, null, 'whenIdle of lib/when-idle.ts'],
  ['requestIdleCallback', 47, 55, null],
  ['cancelIdleCallback', 47, 55, null],
  ['navigation', 102, 147, 26.2],
  ['trustedTypes', 83, 148, 26],
  ['Navigator.prototype.share', 128, null, 12.1],
  ['Navigator.prototype.userAgentData', 90, null, null, 'a feature test'],
  ['Navigator.prototype.connection', 61, null, null, 'nothing: who has little speed is not asked'],
  ['Document.prototype.startViewTransition', 111, 144, 18, 'a class'],
  ['Document.prototype.caretPositionFromPoint', 128, 20, 18.4, 'a selection'],
  ['Document.parseHTMLUnsafe', 126, 128, 17.4, 'React'],
  ['Element.prototype.checkVisibility', 105, 106, 17.4, 'getClientRects'],
  ['Element.prototype.moveBefore', 133, 144, null, 'insertBefore'],
  ['Element.prototype.scrollIntoViewIfNeeded', 15, null, 5.1, 'scrollIntoView with block: nearest'],
  ['HTMLElement.prototype.popover', 114, 125, 17],
  ['HTMLElement.prototype.showPopover', 114, 125, 17, 'a dialog of Radix'],
  ['HTMLElement.prototype.hidePopover', 114, 125, 17, 'a dialog of Radix'],
  ['HTMLElement.prototype.togglePopover', 114, 125, 17, 'a dialog of Radix'],
  ['HTMLElement.prototype.onscrollend', 114, 109, 26.2],
  ['HTMLDialogElement.prototype.requestClose', 134, 139, 18.4, 'close'],
  ['HTMLSelectElement.prototype.showPicker', 121, 122, null, 'nothing'],
  ['PointerEvent.prototype.getCoalescedEvents', 58, 59, 18.2],
  ['PointerEvent.prototype.getPredictedEvents', 77, 89, 18.2],
  ['Headers.prototype.getSetCookie', 113, 112, 17, 'no cookie'],
  ['URLSearchParams.prototype.size', 113, 112, 17],
  ['Blob.prototype.bytes', 132, 128, 18],
  ['Response.prototype.bytes', 132, 128, 18],
  ['ReadableStream.from', 146, 117, null, 'a reader'],
  ['CanvasRenderingContext2D.prototype.reset', 99, 113, 17],
  ['Uint8Array.prototype.toBase64', 140, 133, 18.2, 'btoa'],
  ['Uint8Array.prototype.toHex', 140, 133, 18.2, 'toString(16)'],
  ['ArrayBuffer.prototype.transfer', 114, 122, 17.4],
  ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union'].map(
    (name) => [`Set.prototype.${name}`, 122, 127, 17, name === 'union' ? undefined : 'a filter'],
  ),
]

/** Which of a row's browsers lack it in the versions of a table such as src/config/oldest-browsers.json. */
export const lackedBy = ([, ...since], oldest) =>
  ['chrome', 'firefox', 'safari'].filter((engine, at) => {
    const { from } = oldest.find((row) => row.engine === engine)
    return since[at] === null || since[at] > Number(from)
  })

/** Lint of a row: a static method by both its names, any other by its own. */
function selectorOf(name) {
  const path = name.split('.')
  const last = path.at(-1)
  if (path.length === 1) return `Identifier[name='${last}']`
  if (path.includes('prototype')) return `MemberExpression[property.name='${last}']`
  return `MemberExpression[object.name='${path[0]}'][property.name='${last}']`
}

/** The rows that lint refuses, for `no-restricted-syntax`. */
export const refusedFeatures = newerFeatures
  .filter(([, , , , instead]) => instead !== undefined)
  .map(([name, , , , instead]) => ({
    selector: selectorOf(name),
    message: `Not in every browser that the site serves (src/config/oldest-browsers.json): use ${instead}.`,
  }))
