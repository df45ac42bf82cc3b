import { prepare } from '#build/install.mjs'

prepare()
// Only now may anything that needs a package be loaded.
const { changedPageTests, fastChecks } = await import('./checks.mjs')
const { runChecks } = await import('./runner.mjs')
await runChecks([...fastChecks(), changedPageTests])
