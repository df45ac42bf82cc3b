/**
 * Posts a report as plain text and reads no answer: without cookies and without the page's address. It outlives the page that
 * sends it. A report that cannot be sent is lost.
 */
export function sendErrorReport(endpoint: string, report: object): void {
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(report),
    keepalive: true,
    // Plain text and no answer: the endpoint need not know the rules of other origins.
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  }).catch(() => undefined)
}
