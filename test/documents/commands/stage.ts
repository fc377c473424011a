import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { TinyModels } from '../../../src/knowledge/embedding/local/tiny-model.fixture.ts'
import { page, type Site, sitemap, startSite } from '../../contract/knowledge/site-server.ts'
import { makeDataFolder } from '../../data-folder.ts'
import { type ResoServer, startResoServer } from '../../servers/reso-server.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../../servers/scripted-model-server.ts'
import { startTwilioServer, type TwilioServer } from '../../servers/twilio-server.ts'
import { makeStartedFolder } from '../../started-folder.ts'
import { openReaderShell, type ReaderShell } from '../reading/reader-shell.ts'
import { readersHomes, writeReadersFiles } from './readers-files.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** What the commands of the documents need around them: a clone, a data folder, and the servers that examples name. */
export interface Stage {
  /** Stands for the reader's clone: everything of it but its data, and the reader's own files. */
  clone: string
  dataDir: string
  /** Of the Porchlight that the first command of the README starts; '' before. */
  url: string
  credentials: { secretKey: string; sessionKey: string; serialNumber: string }
  /** What the reader writes in place of the words of the examples. */
  own: Map<string, string>
  environment: Record<string, string>
  site: Site
  twilio: TwilioServer
  model: ScriptedModelServer
  openShell(): ReaderShell
  /** A terminal for another Porchlight, or for a project of the reader's, by the name that rows give it. */
  openSpareShell(name: string): Promise<ReaderShell>
  /** The same for another reader, who writes other things in place of the words of the examples. */
  forReader(): Stage
  /** Notes where the server is, once it is ready. */
  arrive(url: string): void
  /** Calls the API with the secret key; answers the Data. */
  call<Data>(path: string, body?: unknown): Promise<Data>
  close(): Promise<void>
}

export async function makeStage(): Promise<Stage> {
  const [site, reso, twilio, model] = await Promise.all([
    startSite(),
    startResoServer(20),
    startTwilioServer(),
    startScriptedModelServer(),
  ])
  site.pages.set('/fees', page('Fees', 'The application fee is 45 dollars for each adult, and is paid once a year.'))
  site.pages.set('/hours', page('Hours', 'Our office hours are Monday to Friday, 9 am to 5 pm.'))
  site.pages.set('/sitemap.xml', sitemap([`${site.url}/hours`]))
  site.pages.set('/homes.csv', { body: readersHomes(12) })
  const place = makeDataFolder()
  const clone = join(place.path, 'clone')
  const scratch = join(place.path, 'scratch')
  // Not below the clone: what documents say holds with another data folder, too.
  const dataDir = join(place.path, 'kept', 'data')
  mkdirSync(join(place.path, 'kept'), { mode: 0o711 })
  mkdirSync(clone, { mode: 0o711 })
  mkdirSync(scratch)
  layClone(clone)
  await writeReadersFiles(clone, reso.clientSecret)
  layModel(join(clone, 'models', 'multilingual-e5-small'))
  const environment = readersEnvironment({ scratch, dataDir, twilio, model, clone })
  const spares: { path: string; remove(): void }[] = []
  const own = placesOf(site, reso, clone)
  let shells = 0
  const openShell = (folder: string, more: Record<string, string>): ReaderShell => {
    shells += 1
    const steps = join(scratch, `shell-${shells}`)
    mkdirSync(steps)
    return openReaderShell({ folder, scratch: steps, environment: { ...environment, ...more } })
  }

  const stage: Stage = {
    clone,
    dataDir,
    url: '',
    credentials: { secretKey: '', sessionKey: '', serialNumber: '' },
    own,
    environment,
    site,
    twilio,
    model,
    openShell: () => openShell(clone, {}),
    openSpareShell: async (name) => {
      if (name === 'project') {
        const project = join(place.path, name)
        mkdirSync(project)
        writeFileSync(join(project, 'package.json'), '{"type":"module"}')
        return openShell(project, {})
      }
      const folder = await makeStartedFolder()
      spares.push(folder)
      return openShell(clone, {
        PORCHLIGHT_DATA_DIR: folder.path,
        ...(name === 'embeddings' ? providersOf(model) : {}),
      })
    },
    forReader: () => ({ ...stage, own: new Map(stage.own) }),
    arrive: (url) => {
      stage.url = url
      stage.credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'))
      own.set('SERIAL', stage.credentials.serialNumber)
      own.set('http://127.0.0.1:8787', url)
    },
    call: async <Data>(path: string, body?: unknown) => {
      const response = await fetch(stage.url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: stage.credentials.secretKey, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      expect(response.ok, `${path}: ${text}`).toBe(true)
      const answer = JSON.parse(text)
      // The operations of the wire contract have an envelope, those below /v1 have not.
      return ('Code' in answer ? answer.Data : answer) as Data
    },
    close: async () => {
      await Promise.all([site.close(), reso.close(), twilio.close(), model.close()])
      for (const folder of [...spares, place]) folder.remove()
      rmSync(place.path, { recursive: true, force: true })
    },
  }
  return stage
}

/** A local model, as its folder lies in the clone. */
function layModel(folder: string): void {
  const models = new TinyModels()
  cpSync(models.make(), folder, { recursive: true })
  models.remove()
}

/** What the comments beside the commands name. */
function providersOf(model: ScriptedModelServer): Record<string, string> {
  return {
    OPENAI_API_KEY: 'a key of OpenAI',
    GOOGLE_GENERATIVE_AI_API_KEY: 'a key of Google',
    PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url,
    PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'llama3.2',
  }
}

/** A command as the reader types it. */
export function asTyped(command: string, own: ReadonlyMap<string, string>): string {
  let typed = command
  for (const [word, value] of own)
    typed = typed.replace(new RegExp(`(?<![\\w$/.])${RegExp.escape(word)}(?![\\w=])`, 'g'), () => value)
  return typed
}

/** Everything that a clone has, by links, so that what a reader makes in it lies elsewhere. */
function layClone(clone: string): void {
  for (const name of readdirSync(root)) {
    if (name === 'data' || name.startsWith('.')) continue
    symlinkSync(join(root, name), join(clone, name))
  }
}

/** What the examples name, and where it is here. */
function placesOf(site: Site, reso: ResoServer, clone: string): Map<string, string> {
  return new Map([
    ['https://www.example.com', site.url],
    ['https://feeds.example.com', site.url],
    ['https://api.example.com/odata', reso.url],
    ['https://api.example.com/token', reso.tokenUrl],
    ['ID', reso.clientId],
    ['/srv/exports', join(clone, 'exports')],
  ])
}

function readersEnvironment(options: {
  scratch: string
  dataDir: string
  clone: string
  twilio: TwilioServer
  model: ScriptedModelServer
}): Record<string, string> {
  const { scratch, dataDir, twilio, model } = options
  const bin = join(scratch, 'bin')
  mkdirSync(bin)
  // npx takes two seconds to find what lies beside it. The first command of the README is run by the true one.
  const direct = `#!/bin/sh\ntest "$1" = porchlight || exit 9\nshift\nexec "${process.execPath}" bin/porchlight.mjs "$@"\n`
  writeFileSync(join(bin, 'npx'), direct, { mode: 0o755 })
  // A curl that failed at HTTP says so.
  writeFileSync(join(scratch, '.curlrc'), 'write-out = "%{stderr}\\nhttp %{http_code}\\n"\nsilent\n')
  const inherited = Object.fromEntries(
    ['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return {
    ...inherited,
    PATH: `${bin}:${inherited.PATH}`,
    CURL_HOME: scratch,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    PORCHLIGHT_DATA_DIR: dataDir,
    PORT: '0',
    PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1',
    PORCHLIGHT_STORAGE_RESERVE_MB: '0',
    PORCHLIGHT_STORAGE_RESERVE_PERCENT: '0',
    PORCHLIGHT_TWILIO_ACCOUNT_SID: twilio.accountSid,
    PORCHLIGHT_TWILIO_AUTH_TOKEN: twilio.authToken,
    PORCHLIGHT_TWILIO_FROM: '+12065550100',
    PORCHLIGHT_TWILIO_URL: twilio.url,
    OPENAI_BASE_URL: model.urlOf('openai'),
    ANTHROPIC_BASE_URL: model.urlOf('anthropic'),
    GOOGLE_GENERATIVE_AI_BASE_URL: model.urlOf('google'),
  }
}
