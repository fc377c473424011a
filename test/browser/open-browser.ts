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

/** The Chromium of this process, for all of its test files one after the other: starting it takes a second and more of processor. */
const own: { browser: Promise<Browser> | null } = { browser: null }

/** A real Chromium, in which nobody has been before: whatever is opened in it is closed by its `close`, which leaves it running. */
export async function openBrowser(): Promise<Browser> {
  if (!(await own.browser)?.isConnected()) own.browser = launch((options) => chromium.launch(options))
  const browser = await own.browser
  if (browser === null) throw new Error('there is no browser')
  return lend(browser)
}

function lend(browser: Browser): Browser {
  const opened: BrowserContext[] = []
  const loan: Partial<Browser> = {
    newContext: async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      return context
    },
    newPage: async (options) => {
      const page = await browser.newPage(options)
      opened.push(page.context())
      return page
    },
    contexts: () => opened,
    close: async () => {
      await Promise.all(opened.map((context) => context.close()))
    },
  }
  return new Proxy(browser, {
    get: (target, name) => {
      const value = Reflect.get(Reflect.has(loan, name) ? loan : target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The same with a profile in a folder: closed and opened again it is the browser of the same visitor. */
export function openLastingBrowser(folder: string): Promise<BrowserContext> {
  return launch((options) => chromium.launchPersistentContext(folder, options))
}

interface LaunchOptions {
  executablePath: string
  args: string[]
  env: NodeJS.ProcessEnv
  handleSIGINT: boolean
  handleSIGTERM: boolean
  handleSIGHUP: boolean
}

/** With its own libraries where the machine has none. */
async function launch<Opened>(open: (options: LaunchOptions) => Promise<Opened>): Promise<Opened> {
  const { program, libraries, fonts } = prepareBrowser()
  const env = { ...process.env, ...(fonts && !existsSync('/etc/fonts/fonts.conf') ? { FONTCONFIG_PATH: fonts } : {}) }
  // Signals are not the browser's: it would end the process, in which other files send signals to what they test.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const options = { executablePath: program, args, env, ...signals }
  try {
    return await open(options)
  } catch (error) {
    if (libraries === null) throw error
    const path = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
    return open({ ...options, env: { ...env, LD_LIBRARY_PATH: path } })
  }
}
