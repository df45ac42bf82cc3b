import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

import { escapeHtml } from '#build/escape-html.ts'

import type { PictureFrame } from './board/picture-frame.ts'
import type { TextDifference } from './changed-texts.ts'

/** A changed picture on the board. Addresses are within its folder. */
export interface BoardChange {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly mode: string
  readonly kind: 'same' | 'changed' | 'added' | 'removed'
  /** The mark of its two pictures. */
  readonly pictures: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly width: number
  readonly height: number
  /** The places that changed, from the top; empty for a new picture or one that is gone. */
  readonly boxes: readonly PictureFrame[]
  readonly texts: readonly TextDifference[]
  /** What is named once above all pictures that changed for it. */
  readonly cause: string
}

/** What the board shows. Without `before` it shows every picture as it is. */
export interface BoardData {
  readonly before: string
  /** Null for the working tree. */
  readonly after: string | null
  readonly notices: readonly string[]
  readonly changes: readonly BoardChange[]
}

/** Writes the board into a folder, which works from a disk and from any host. */
export async function buildBoard(data: BoardData, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      lib: {
        entry: 'tests/review/board/board.tsx',
        formats: ['iife'],
        name: 'board',
        fileName: () => 'board.js',
        cssFileName: 'board',
      },
    },
  })
  writeFileSync(join(folder, 'data.js'), `globalThis.reviewData = ${JSON.stringify(data)}\n`)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(`Review of ${data.after ?? 'the working tree'}`)}</title>
<link rel="stylesheet" href="board.css">
</head>
<body><div id="board"></div><script src="data.js"></script><script src="board.js"></script></body>
</html>
`,
  )
}
