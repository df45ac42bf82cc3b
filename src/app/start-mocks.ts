interface TrustedTypesFactory {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string }) => unknown
}

/**
 * Under the demo's policy a Trusted Types policy must name a worker's script: this one allows only the mocks' worker.
 */
function allowWorkerScript(script: string) {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).pathname !== script) throw new TypeError('Script address refused')
      return url
    },
  })
}

/**
 * Starts the demo's mocks with the scenario of the address (`?scenario=slow`); resolves once the service worker answers
 * calls.
 */
export async function startMocks(): Promise<void> {
  const script = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  allowWorkerScript(script)
  const { worker, prepareDemo } = await import('#mocks/browser.ts')
  prepareDemo(location.search)
  await worker.start({ quiet: true, serviceWorker: { url: script }, onUnhandledRequest: 'bypass' })
}
