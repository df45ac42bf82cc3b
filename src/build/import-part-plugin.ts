import type { Plugin } from 'vite'

/** A dynamic import of another script of the build. */
const dynamicImport = /\bimport\((?=(["'`])\.\/[^"'`]+\.js\1\))/g

/** Sends the dynamic imports of a built script to `importPart` (src/lib/import-part.ts). */
export const sendToImportPart = (code: string): string => code.replace(dynamicImport, 'importPart(')

/** Makes every dynamic import of the built site outlive a script that could not be fetched. */
export function importPartPlugin(): Plugin {
  return {
    name: 'puente-import-part',
    apply: ({ build: options }, { command }) => command === 'build' && options?.ssr === undefined,
    renderChunk: (code) => ({ code: sendToImportPart(code), map: null }),
  }
}
