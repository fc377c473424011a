import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { prepareBrowser } from './prepare-browser.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Maps are drawn by WebGL, here without a graphics card.
  '--enable-unsafe-swiftshader',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--font-render-hinting=none',
]

/** Starts a real Chromium. With its own libraries where the machine has none. */
export function openBrowser(): Promise<Browser> {
  return launch((options) => chromium.launch(options))
}

/** The same with a profile in a folder: closed and opened again it is the browser of the same visitor. */
export function openLastingBrowser(folder: string): Promise<BrowserContext> {
  return launch((options) => chromium.launchPersistentContext(folder, options))
}

interface LaunchOptions {
  executablePath: string
  args: string[]
  env: NodeJS.ProcessEnv
}

async function launch<Opened>(open: (options: LaunchOptions) => Promise<Opened>): Promise<Opened> {
  const { program, libraries, fonts } = prepareBrowser()
  const env = { ...process.env, ...(fonts && !existsSync('/etc/fonts/fonts.conf') ? { FONTCONFIG_PATH: fonts } : {}) }
  const options = { executablePath: program, args, env }
  try {
    return await open(options)
  } catch (error) {
    if (libraries === null) throw error
    const path = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
    return open({ ...options, env: { ...env, LD_LIBRARY_PATH: path } })
  }
}
