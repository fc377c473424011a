import { hash } from 'node:crypto'

/** What a picture is known by, wherever it is fetched: addresses with a token of the day name the same one. */
export interface PictureIdentity {
  chatbotId: number
  /** Its key at the provider, or its address without a question mark. */
  key: string
  /** Changes with the picture. */
  version: string
}

const pathStart = '/v1/pictures/'

/** The name of a version of a picture: long enough that nobody guesses it. */
export function namePicture({ chatbotId, key, version }: PictureIdentity): string {
  return hash('sha256', JSON.stringify([chatbotId, key, version])).slice(0, 40)
}

/** Where browsers find a picture that is kept here. */
export function addressOfPicture(publicUrl: string, name: string): string {
  return `${publicUrl}${pathStart}${name}`
}

/** The names of the kept pictures among a listing's images, in their order. */
export function pictureNamesIn(images: string | null): string[] {
  return [...(images ?? '').matchAll(/\/v1\/pictures\/([0-9a-f]{40})(?=["?])/g)].map(([, name = '']) => name)
}
