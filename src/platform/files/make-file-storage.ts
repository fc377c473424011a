import { join } from 'node:path'
import { type Config, ConfigError } from '../config/config.ts'
import type { FileStorage } from './file-storage.ts'
import { openDiskStorage } from './storage/disk-storage.ts'
import { locateBucket } from './storage/s3-client.ts'
import { makeS3Storage } from './storage/s3-storage.ts'

export type FileStorageConfig = Pick<
  Config,
  'dataDir' | 's3Url' | 'awsAccessKeyId' | 'awsSecretAccessKey' | 'awsSessionToken' | 'awsRegion'
>

/** The bucket of S3_URL, else the folder `files` in the data folder. */
export async function makeFileStorage(config: FileStorageConfig): Promise<FileStorage> {
  if (config.s3Url === null) return openDiskStorage(join(config.dataDir, 'files'))
  try {
    locateBucket(config.s3Url)
  } catch (cause) {
    throw new ConfigError('S3_URL must name a bucket, as in https://host/bucket.', { cause })
  }
  return makeS3Storage({
    url: config.s3Url,
    accessKeyId: config.awsAccessKeyId ?? '',
    secretAccessKey: config.awsSecretAccessKey ?? '',
    sessionToken: config.awsSessionToken,
    region: config.awsRegion,
  })
}
