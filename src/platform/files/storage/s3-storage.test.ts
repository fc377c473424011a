import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '../../../../test/servers/s3-server.ts'
import type { FileStorage } from '../file-storage.ts'
import { locateBucket, type S3Settings } from './s3-client.ts'
import { makeS3Storage } from './s3-storage.ts'

let s3: S3Server
let storage: FileStorage
// A busy machine may take a second for what it answers at all.
const limits = { answerMs: 1_500, sendMs: 1_500, silenceMs: 1_500, retryMs: 5 }

beforeEach(async () => {
  s3 = await startS3Server()
  storage = makeS3Storage(settings())
})
afterEach(() => s3.close())

function settings(changes: Partial<S3Settings> = {}): S3Settings {
  return { ...s3, sessionToken: null, limits, ...changes }
}

const put = (text: string, from = storage): Promise<number> => from.put('aa/x', Readable.from([Buffer.from(text)]), 1e6)

test('passing troubles are got over: server errors, slow-downs, cut connections, silence', async () => {
  s3.faults.push({ status: 503, code: 'SlowDown' }, 'cut')
  await put('first')
  s3.faults.push('hang', { status: 500, code: 'InternalError' })
  await put('second')
  expect(String(s3.objects.get('aa/x'))).toBe('second')
  s3.faults.push({ status: 429, code: 'TooManyRequests' }, 'cut')
  expect(String(await buffer(await storage.open('aa/x')))).toBe('second')
})

test('a trouble that stays ends after three tries, and says what S3 said', async () => {
  s3.faults.push(...Array.from({ length: 3 }, () => ({ status: 503, code: 'SlowDown' })))
  await expect(put('x')).rejects.toThrow('S3 answered 503 SlowDown')
  expect(s3.requests.length).toBe(3)
  s3.faults.push('hang', 'hang', 'hang')
  await expect(put('x')).rejects.toThrow('S3 did not answer within 1.5 s')
})

test('what will not pass is not tried again', async () => {
  s3.faults.push({ status: 403, code: 'AccessDenied' })
  await expect(put('x')).rejects.toThrow('S3 answered 403 AccessDenied')
  expect(s3.requests.length).toBe(1)
})

test('a redirect is an error, not followed with our credentials', async () => {
  s3.faults.push({ status: 301, code: 'PermanentRedirect' })
  await expect(put('x')).rejects.toThrow('S3 answered 301 PermanentRedirect')
})

test('a file that breaks off while it is read is an error, never a shorter file', async () => {
  await put('a text of some length')
  s3.faults.push('half')
  await expect(storage.open('aa/x').then(buffer)).rejects.toThrow()
})

test('wrong credentials do not pass the check, nor does a bucket that is not there', async () => {
  await storage.check()
  await expect(makeS3Storage(settings({ secretAccessKey: 'wrong' })).check()).rejects.toThrow('SignatureDoesNotMatch')
  await expect(makeS3Storage(settings({ accessKeyId: 'wrong' })).check()).rejects.toThrow('InvalidAccessKeyId')
  await expect(makeS3Storage(settings({ url: `${s3.url}-not` })).check()).rejects.toThrow('NoSuchBucket')
  await expect(makeS3Storage(settings({ url: 'http://127.0.0.1:1/b' })).check()).rejects.toThrow('cannot be reached')
})

test('temporary credentials send their session token', async () => {
  const other = await startS3Server({ sessionToken: 'token/of+a session' })
  const connection = { ...other, limits }
  await makeS3Storage({ ...connection, sessionToken: 'token/of+a session' }).check()
  await expect(makeS3Storage({ ...connection, sessionToken: null }).check()).rejects.toThrow('InvalidToken')
  await other.close()
})

test('the write check is made once a minute, not at every look', async () => {
  await storage.check()
  await storage.check()
  expect(s3.requests.filter((line) => line.startsWith('PUT')).length).toBe(1)
})

test.each([
  ['https://s3.example.com/photos', 'https://s3.example.com/photos', ''],
  ['https://s3.example.com/photos/a%20b/c/', 'https://s3.example.com/photos', 'a b/c/'],
  ['https://photos.s3.eu-west-1.amazonaws.com', 'https://photos.s3.eu-west-1.amazonaws.com/', ''],
  ['https://photos.s3.eu-west-1.amazonaws.com/sub', 'https://photos.s3.eu-west-1.amazonaws.com/', 'sub/'],
  ['https://s3.eu-west-1.amazonaws.com/photos/sub', 'https://s3.eu-west-1.amazonaws.com/photos', 'sub/'],
])('%s is understood', (address, bucketUrl, prefix) => {
  const located = locateBucket(address)
  expect([located.bucketUrl.href, located.prefix]).toEqual([bucketUrl, prefix])
})

test('an address without a bucket is none', () => {
  expect(() => locateBucket('https://s3.example.com/')).toThrow('no bucket is named')
})
