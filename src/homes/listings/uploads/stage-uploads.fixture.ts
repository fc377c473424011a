import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { startUploads } from './upload-worker.ts'

interface Stage {
  app: TestApp
  /** Of a chatbot that each test has new. */
  serialNumber: string
  /** Reads what is uploaded; a test may stop it and put another in its place. */
  worker: { stop(): Promise<void> }
}

/** A server for the tests of a file, with the worker that reads what is uploaded; filled in when the first test begins. */
export function stageUploads(lookEveryMs = 50): Stage {
  // The hooks fill it in before any test reads it.
  const stage = {} as Stage
  beforeAll(async () => {
    stage.app = await startTestApp()
  })
  afterAll(() => stage.app.close())
  beforeEach(async () => {
    stage.serialNumber = await stage.app.addChatbot()
    stage.worker = startUploads(stage.app.app, { lookEveryMs })
  })
  afterEach(() => stage.worker.stop())
  return stage
}
