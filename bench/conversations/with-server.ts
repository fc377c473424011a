import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from '../../src/doors/app.ts'
import { startServer } from '../../src/main.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import type { Server } from './visitor.ts'

/** Starts a server of its own in a folder that is gone afterwards, and answers what `use` made of it. */
export async function withServer<Made>(name: string, use: (app: App, server: Server) => Promise<Made>): Promise<Made> {
  const dataDir = mkdtempSync(join(tmpdir(), `porchlight-bench-${name}-`))
  // The database's unprivileged user may pass through.
  chmodSync(dataDir, 0o711)
  const config = readConfig({ PORCHLIGHT_DATA_DIR: dataDir, PORCHLIGHT_DEMO: 'off', PORT: '0', LOG_LEVEL: 'error' })
  try {
    const server = await startServer(config, { say: console.log })
    try {
      const { secretKey }: { secretKey: string } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'))
      return await use(server.app, { url: server.localUrl, secretKey })
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
