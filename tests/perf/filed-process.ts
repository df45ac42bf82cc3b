// A process of its own, so that its memory is that of the service alone: opens a store, answers one search, and prints both.
import '#mocks/node-settings.ts'

import process from 'node:process'

import { filedMarket } from '#mocks/filed/filed-market.ts'
import { openStore, readRecord } from '#mocks/filed/plan-store.ts'
import { createHttpService } from '#mocks/http-service.ts'

const folder = process.argv[2] ?? ''
const began = performance.now()
const record = readRecord(folder)
if (record === null) throw new Error(`${folder} has no store`)
const service = createHttpService({ market: filedMarket(openStore(folder, record)) })
service.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ startMs: performance.now() - began, memoryBytes: process.memoryUsage.rss() }))
  service.close()
})
