import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

import { freePort } from '#build/free-port.mjs'

import { type Browser, pageHeight } from './driver.ts'
import { driverListens, startSession } from './web-driver.ts'

/** With a bar of the usual size a window could not be as narrow as a phone. */
const narrowBar = `
  * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }
  image { -gtk-icon-transform: scale(0) }
`
const reducedMotion = '[Settings]\ngtk-enable-animations=0\n'

/** A screen that nobody sees, where there is none. */
async function startScreen(): Promise<{ readonly display: string; readonly server?: ChildProcess }> {
  const { DISPLAY } = process.env
  if (DISPLAY) return { display: DISPLAY }
  // It chooses a free number, and writes it to its fourth stream.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (data: Buffer) => {
      resolve(data.toString().trim())
    })
    server.once('error', reject)
    server.once('exit', () => {
      reject(new Error('Xvfb did not start.'))
    })
  })
  return { display: `:${number}`, server }
}

/** Each page has a driver of its own, WebKitGTK's, so one that stops answering ends one journey. */
export async function webkitBrowser(driverPath: string): Promise<Browser> {
  const settings = mkdtempSync(join(tmpdir(), 'puente-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowBar)
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), reducedMotion)
  const screen = await startScreen()
  const drivers = new Set<ChildProcess>()
  const end = () => {
    for (const driver of drivers) driver.kill()
    screen.server?.kill()
    rmSync(settings, { recursive: true, force: true })
  }
  process.on('exit', end)
  const page = async (width: number) => {
    const port = Number(await freePort(4656))
    const driver = spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen.display,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: settings,
        NO_AT_BRIDGE: '1',
      },
    })
    drivers.add(driver)
    const address = `http://127.0.0.1:${port}`
    await driverListens(address)
    const session = await startSession(address, { width, height: pageHeight })
    return {
      ...session,
      close: () =>
        session.close().finally(() => {
          driver.kill()
          drivers.delete(driver)
        }),
    }
  }
  const first = await page(1280)
  await first.close()
  return {
    name: `WebKitGTK ${first.version}`,
    page,
    close: () => {
      end()
      return Promise.resolve()
    },
  }
}
