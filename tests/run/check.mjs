import { prepare } from '#build/install.mjs'

prepare()
// Packages may be loaded only from here on.
const { changedPageTests, fastChecks } = await import('./checks.mjs')
const { runChecks } = await import('./runner.mjs')
await runChecks([...fastChecks(), changedPageTests])
