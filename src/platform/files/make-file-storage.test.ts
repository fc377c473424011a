import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { startS3Server } from '../../../test/servers/s3-server.ts'
import { ConfigError, readConfig } from '../config/config.ts'
import { makeFileStorage } from './make-file-storage.ts'

const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }

test('files lie in the data folder when nothing else is said', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-test-'))
  const storage = await makeFileStorage(readConfig({ PORCHLIGHT_DATA_DIR: dataDir }))
  await storage.put('aa/x', Readable.from([Buffer.from('x')]), 10)
  expect(await readdir(join(dataDir, 'files', 'kept', 'aa'))).toEqual(['x'])
  await rm(dataDir, { recursive: true })
})

test('with S3_URL they go to the bucket, and nothing to the data folder', async () => {
  const s3 = await startS3Server({ sessionToken: 'session' })
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-test-'))
  const environment = {
    PORCHLIGHT_DATA_DIR: dataDir,
    S3_URL: `${s3.url}/porch`,
    AWS_ACCESS_KEY_ID: s3.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.secretAccessKey,
    AWS_SESSION_TOKEN: 'session',
    AWS_REGION: s3.region,
  }
  const storage = await makeFileStorage(readConfig(environment))
  await storage.put('aa/x', Readable.from([Buffer.from('x')]), 10)
  expect([[...s3.objects.keys()], await readdir(dataDir)]).toEqual([['porch/aa/x'], []])
  await s3.close()
  await rm(dataDir, { recursive: true })
})

test('an address without a bucket, or without credentials, stops the start with one sentence', async () => {
  const noBucket = makeFileStorage(readConfig({ S3_URL: 'https://s3.example.com/', ...keys }))
  await expect(noBucket).rejects.toThrow(new ConfigError('S3_URL must name a bucket, as in https://host/bucket.'))
  const sentence = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set when S3_URL is set.'
  for (const missing of [{}, { AWS_ACCESS_KEY_ID: 'key' }, { AWS_SECRET_ACCESS_KEY: 'secret' }]) {
    expect(() => readConfig({ S3_URL: 'https://s3.example.com/bucket', ...missing })).toThrow(new ConfigError(sentence))
  }
})
