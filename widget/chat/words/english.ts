import { alertWords } from './areas/alert.ts'
import { attachWords } from './areas/attach.ts'
import { cardsWords } from './areas/cards.ts'
import { chatWords } from './areas/chat.ts'
import { composeWords } from './areas/compose.ts'
import { mapWords } from './areas/map.ts'
import { personWords } from './areas/person.ts'
import { rateWords } from './areas/rate.ts'
import { roomWords } from './areas/rooms.ts'
import { tourWords } from './areas/tour.ts'

/** Everything that the window itself says; the other languages have the same keys. */
export const english = {
  ...chatWords,
  ...cardsWords,
  ...mapWords,
  ...attachWords,
  ...personWords,
  ...composeWords,
  ...tourWords,
  ...alertWords,
  ...roomWords,
  ...rateWords,
}
