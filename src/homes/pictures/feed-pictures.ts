import { mlsKeyOf } from '../../platform/text/listing-keys.ts'
import type { HomesApp } from '../homes-app.ts'
import type { ResoReading } from '../listings/import/fields/reso-row.ts'
import type { ListingScope } from '../listings/listing-scope.ts'
import { addressOfPicture, namePicture } from './picture-address.ts'
import { type NamedPicture, notePictures } from './picture-store.ts'

/** The pictures of the homes that a feed brings: they get addresses here, and are noted when their homes are stored. */
export class FeedPictures {
  readonly #app: Pick<HomesApp, 'patientDb' | 'publicUrl'>
  readonly #scope: ListingScope
  #noted: NamedPicture[] = []

  constructor(app: Pick<HomesApp, 'patientDb' | 'publicUrl'>, scope: ListingScope) {
    this.#app = app
    this.#scope = scope
  }

  readonly addressesOf: NonNullable<ResoReading['keepPictures']> = (mlsNumber, addresses, media) => {
    const { chatbotId } = this.#scope
    return addresses.map((url, place) => {
      const { key, version } = media[place] ?? { key: url, version: '' }
      const name = namePicture({ chatbotId, key, version })
      this.#noted.push({ name, mlsKey: mlsKeyOf(mlsNumber), place, url })
      return addressOfPicture(this.#app.publicUrl, name)
    })
  }

  async flush(): Promise<void> {
    const noted = this.#noted
    this.#noted = []
    await notePictures(this.#app.patientDb, this.#scope, noted)
  }
}
