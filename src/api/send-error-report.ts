/**
 * Posts a report as plain text without reading an answer, without cookies and without the page's address. The request
 * outlives its page and has low priority. A report that can't be sent is lost.
 */
export function sendErrorReport(endpoint: string, report: object): void {
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(report),
    keepalive: true,
    priority: 'low',
    // Plain text without a readable answer needs no CORS support at the endpoint.
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  }).catch(() => undefined)
}
