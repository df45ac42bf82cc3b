import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Page, type Request, chromium } from '@playwright/test'

import { launchOptions } from '#tests/browser.mjs'

import { usualDay, visitOn } from './day-of-visit.ts'

/** The page of a browser with a profile on the disk, and what is done with it at the end. */
export interface CanaryBrowser {
  readonly page: Page
  /** Closes the browser, and returns the files of its profile as text. */
  readonly closed: () => Promise<Places>
}

/** Opens a browser with a profile on the disk, as a visitor has it, who has chosen a language. */
export async function canaryBrowser(baseURL: string, language: string): Promise<CanaryBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'canary-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await visitOn(context, usualDay)
  await context.addInitScript((chosen) => {
    localStorage.setItem('language', chosen)
  }, language)
  const closed = async () => {
    await context.close()
    const files = await filesOf(profile)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    return files
  }
  return { page: await context.newPage(), closed }
}

/** A place that must not contain a secret, and its current content. */
export type Places = Readonly<Record<string, string>>

/** The only addresses that may contain a token: those of the service in src/config/urls.ts, and none of a page. */
const addressesWithToken = [
  /\/crm\/yti\/lead-profile\/[^/?]+$/,
  /\/crm\/yti\/lead\/[^/?]+$/,
  /\/api\/yti\/logout\?token=[^&]+$/,
  /\/crm\/applications\/[^/?]+$/,
  /\/api\/yti\/resend-code\?token=[^&]+$/,
  /\/api\/yti\/communication-options\?lang=(en|es)&api_token=[^&]+$/,
]

/** The address without the text of a search for doctors or medicines, the only place that may have it (P-76). */
function withoutSearchText(address: string): string {
  const url = new URL(address)
  if (/\/quoter\/(providers|drugs)$/.test(url.pathname)) url.searchParams.delete('q')
  return url.href
}

/**
 * Records everything that leaves a page: its console, its requests, and the data it sends to other origins. `opened` are
 * addresses that the test opens itself.
 */
export function watch(page: Page, origin: string, opened: readonly RegExp[] = []): () => Places {
  const said: string[] = []
  const asked: string[] = []
  const abroad: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error.stack)))
  page.on('request', (request: Request) => {
    const url = request.url()
    if (![...addressesWithToken, ...opened].some((allowed) => allowed.test(url))) asked.push(withoutSearchText(url))
    asked.push(request.headers()['referer'] ?? '')
    if (new URL(url).origin !== origin && !url.startsWith('data:')) abroad.push(url, request.postData() ?? '')
  })
  return () => ({ console: said.join('\n'), requests: asked.join('\n'), otherOrigins: abroad.join('\n') })
}

/** All data that the browser stores or shows around a page, except the `authToken` of A-40. */
export async function keptAround(page: Page): Promise<Places> {
  const places = await page.evaluate(async () => {
    const textOf = (value: unknown): string => {
      if (value instanceof CryptoKey) return value.extractable ? 'an extractable key' : ''
      if (value instanceof ArrayBuffer) return String.fromCharCode(...new Uint8Array(value))
      if (ArrayBuffer.isView(value)) return String.fromCharCode(...new Uint8Array(value.buffer))
      if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(' ')
      return String(value)
    }
    const all = <Value>(asking: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asking.onsuccess = () => {
          resolve(asking.result)
        }
        asking.onerror = () => {
          reject(new Error('refused'))
        }
      })
    const databases: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await all(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([all(objects.getAllKeys()), all(objects.getAll())])
        databases.push(name, store, textOf(keys), textOf(values))
      }
      database.close()
    }
    const caches_: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        caches_.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    const stored = (storage: Storage) =>
      Object.keys(storage)
        .filter((key) => key !== 'authToken')
        .map((key) => `${key}=${storage.getItem(key) ?? ''}`)
        .join('\n')
    return {
      localStorage: stored(localStorage),
      sessionStorage: stored(sessionStorage),
      indexedDB: databases.join('\n'),
      caches: caches_.join('\n'),
      cookie: document.cookie,
      address: location.href,
      historyState: JSON.stringify(history.state),
      title: document.title,
    }
  })
  return { ...places, cookies: JSON.stringify(await page.context().cookies()) }
}

/** Names of the secrets found in some place, with the place. */
export function leaks(places: Places, secrets: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return Object.entries(secrets).flatMap(([secret, forms]) =>
    Object.entries(places).flatMap(([place, text]) =>
      forms.some((form) => text.includes(form)) ? [`${secret} in ${place}`] : [],
    ),
  )
}

/** The files of a browser's profile as text: one byte per letter, and two, from any byte on, as Chromium writes some. */
export async function filesOf(folder: string): Promise<Places> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name)
      const bytes = await readFile(path).catch(() => Buffer.alloc(0))
      const text = bytes.toString('latin1') + bytes.toString('utf16le') + bytes.subarray(1).toString('utf16le')
      return [path.slice(folder.length), text] as const
    }),
  )
  return Object.fromEntries(texts)
}

/** The browser's own memory of forms, on a private device (on a shared one the fields switch it off: Q-137). */
const formMemory = /^\/Default\/(Web Data|Login Data)/
/** What a browser may fill in again, by the fields' tokens. */
const filledIn = /^(e-mail|phone|street|name)\b/

/** Like `leaks`, for the files of a profile: what a browser fills in again may be in its own memory of forms. */
export function leaksOnDisk(files: Places, secrets: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const withoutMemory = Object.fromEntries(Object.entries(files).filter(([path]) => !formMemory.test(path)))
  return Object.entries(secrets).flatMap(([name, forms]) =>
    leaks(filledIn.test(name) ? withoutMemory : files, { [name]: forms }),
  )
}
