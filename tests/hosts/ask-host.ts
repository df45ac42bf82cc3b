import { request as httpRequest } from 'node:http'
import { type RequestOptions, request as httpsRequest } from 'node:https'
import { gunzipSync } from 'node:zlib'

/** An answer as the server sent it, its body unpacked. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends one request of another origin's page, without following redirects or tidying the address, as `fetch` would. */
export function ask(origin: string, address: string, method = 'GET'): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin)
  const options: RequestOptions = {
    ...{ hostname, port, method, path: address, agent: false },
    headers: {
      'Accept-Encoding': 'gzip',
      Origin: 'https://stranger.example',
      ...(method === 'PUT' && { 'Content-Type': 'application/json' }),
    },
    // The certificate of this test is its own.
    rejectUnauthorized: false,
  }
  return new Promise((resolve, reject) => {
    const sent = (protocol === 'https:' ? httpsRequest : httpRequest)(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const raw = Buffer.concat(parts)
        const isPacked = response.headers['content-encoding'] === 'gzip' && raw.length > 0
        const headers = Object.entries(response.headersDistinct).map(([name, values]) => [
          name,
          values?.join(' + ') ?? '',
        ])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(headers) as Record<string, string>,
          body: (isPacked ? gunzipSync(raw) : raw).toString('utf8'),
        })
      })
    })
    sent.on('error', reject)
    sent.setTimeout(10_000, () => sent.destroy(new Error(`No answer from ${origin}${address}`)))
    sent.end(method === 'PUT' ? '{}' : undefined)
  })
}
