import { configure, prettyDOM } from '@testing-library/dom'

/**
 * Prints the page into a look-up's error only when the error is read. What waits for an element looks it up many times
 * and throws away each error but the last, and printing each took a sixth of the time of the tests that show results.
 */
export function printPageLate(): void {
  configure({
    getElementError: (message, container) => {
      const error = new Error()
      error.name = 'TestingLibraryElementError'
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
      })
      return error
    },
  })
}
